/**
 * Measures the site against a plain Docusaurus with the same pages, and demos against a page without a site.
 *
 * Usage: npm run bench [-- part …] [-- --rounds 3] [-- --keep]; needs a build of the site (npm run build).
 * With --keep the results go into bench/results.json and the table in bench/README.md.
 */
import {parseArgs} from 'node:util';
import {cpu, navigation, weight} from './parts/pages';
import {builds, dev} from './parts/tools';
import {clicks, demos, lighthouse} from './parts/visits';
import {describeResults, keepResults} from './report';
import {launch} from './support/browser';

/** Everything that is measured, by name. */
const PARTS = {weight, cpu, navigation, clicks, demos, lighthouse, builds, dev};

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {rounds: {type: 'string', default: '3'}, keep: {type: 'boolean'}},
});

async function main(): Promise<void> {
  const names = positionals.length > 0 ? positionals : Object.keys(PARTS);
  const known = (name: string): name is keyof typeof PARTS => name in PARTS;
  const unknown = names.filter((name) => !known(name));
  if (unknown.length > 0) {
    const expected = Object.keys(PARTS).join(', ');
    throw new Error(`npm run bench: expected some of ${expected}; found ${unknown.join(', ')}.`);
  }
  const date = new Date().toISOString().slice(0, 10);
  const browser = await launch();
  for (const name of names.filter(known)) {
    const rows = await PARTS[name]({browser, rounds: Number(values.rounds)});
    console.log(`${describeResults({[name]: {date, rows}})}\n`);
    if (values.keep) {
      keepResults(name, rows, date);
    }
  }
  await browser.close();
}

void main();
