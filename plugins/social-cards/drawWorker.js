// A thread starts with JavaScript; this hands the TypeScript to it.
const createJiti = require('jiti');

createJiti(__filename, {interopDefault: true})('./drawWorker.ts');
