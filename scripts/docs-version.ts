import path from 'node:path';
import {parseArgs} from 'node:util';
import {freezeVersion} from '../plugins/versions/freezeVersion';

const HELP = `npm run docs:version -- v8

Takes the current docs aside before a new major: pages and demos to versioned_docs/version-v8
with their packages pinned, page nodes to src/navigation/v8, the name into versions.json.
Prints what is left to do by hand. CONTRIBUTING.md has the whole list.`;

function main(): number {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {help: {type: 'boolean'}},
  });
  const [name] = positionals;
  if (values.help || name === undefined) {
    console.log(HELP);
    return values.help ? 0 : 1;
  }
  try {
    const {written, left} = freezeVersion(path.resolve(__dirname, '..'), name);
    console.log(`Written: ${written.join(', ')}\n\nLeft to do:`);
    left.forEach((step, index) => console.log(`${index + 1}. ${step}`));
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

process.exitCode = main();
