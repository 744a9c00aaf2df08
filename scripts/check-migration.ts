import path from 'node:path';
import {checkGuides} from '../plugins/migration-guides/checkGuides';

const HELP = `npm run check:migration [guide …]

Compares the migration guides in docs/migration with the generated lists of what changed: every
removal and every changed type is told by a <BreakingChange> of the guide or is an exception with a
reason, both in the guide's coverage.json. Guides are named as in: migration-data-grid-v7
Exits with 1 on a gap, and on a pattern or an exception that is not needed.`;

function main(args: readonly string[]): number {
  if (args.includes('--help')) {
    console.log(HELP);
    return 0;
  }
  const results = checkGuides(path.resolve(__dirname, '..'));
  const unknown = args.filter((name) => !results.some((result) => result.name === name));
  if (unknown.length > 0) {
    console.error(`No guide ${unknown.join(', ')} in docs/migration.`);
    return 1;
  }
  const asked = results.filter(({name}) => args.length === 0 || args.includes(name));
  for (const {name, changes, facts, faults} of asked) {
    console.log(`${name}: ${changes} changes, ${facts} facts, ${faults.length} faults`);
    faults.forEach((fault) => console.error(`  ${fault}`));
  }
  return asked.some(({faults}) => faults.length > 0) ? 1 : 0;
}

process.exitCode = main(process.argv.slice(2));
