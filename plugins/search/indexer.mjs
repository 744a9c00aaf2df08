/**
 * Runs the indexer, which is published as an ES module only, in a process of its own.
 * Reads `{options, inputs, outputPath}` as JSON and writes the list of faults as JSON.
 */
import process from 'node:process';
import {text} from 'node:stream/consumers';
import {close, createIndex} from 'pagefind';

const {options, inputs, outputPath} = JSON.parse(await text(process.stdin));
const {index, errors} = await createIndex(options);
const faults = [...errors];
for (const {url, content} of inputs) {
  const added = await index.addHTMLFile({url, content});
  faults.push(...added.errors.map((error) => `${url}: ${error}`));
}
faults.push(...(await index.writeFiles({outputPath})).errors);
await close();
process.stdout.write(JSON.stringify(faults));
