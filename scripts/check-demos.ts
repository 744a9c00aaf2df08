import {existsSync} from 'node:fs';
import path from 'node:path';
import {checkDemos} from '../plugins/demos/checkDemos';
import {formatFaults} from '../plugins/demos/fault';

const HELP = `npm run check:demos [folder …]

Type-checks every demo (.tsx) and every \`ts\` and \`tsx\` fence of the pages in the folders given,
by default docs. A fence that leans on names it does not import says so: tsx context="grid".
Pseudo-code says why it cannot compile: tsx nocheck="reason".
Exits with 1 when something does not compile.`;

const siteDir = path.resolve(__dirname, '..');

function main(args: readonly string[]): number {
  if (args.includes('--help')) {
    console.log(HELP);
    return 0;
  }
  const folders = args.length > 0 ? args : ['docs'];
  const missing = folders.filter((folder) => !existsSync(path.join(siteDir, folder)));
  if (missing.length > 0) {
    console.error(`No folder ${missing.join(', ')} in the repository.`);
    return 1;
  }
  let failed = false;
  for (const folder of folders) {
    const start = Date.now();
    const {demos, fences, faults} = checkDemos({siteDir, folder});
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    console.log(`${folder}: ${demos} demos and ${fences} fences in ${seconds} s`);
    if (faults.length > 0) {
      failed = true;
      console.error(formatFaults(`${folder} does not compile`, faults));
    }
  }
  return failed ? 1 : 0;
}

process.exitCode = main(process.argv.slice(2));
