// The bundler loads its loaders with `require`; this hands the TypeScript one to it.
const createJiti = require('jiti');

module.exports = createJiti(__filename, {interopDefault: true})('./tailwindLoader.ts').default;
