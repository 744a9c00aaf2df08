/**
 * Adds what the last build has to the lists of public paths in `paths/`, for a release. It never removes
 * a path: one that was public stays listed, and `redirects.ts` says where it leads.
 *
 * Usage: npm run paths:update
 */
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {publicPaths} from '../plugins/serving/checkPaths';
import {readAddresses} from '../plugins/serving/readAddresses';
import {RECORD} from '../plugins/serving/readSite';
import {versionOf} from '../src/product/versions';

const HEAD = '# Public paths; see plugins/serving/README.md. Made by: npm run paths:update';
const siteDir = path.resolve(__dirname, '..');
const buildDir = path.join(siteDir, 'build');

async function main(): Promise<void> {
  if (!existsSync(path.join(buildDir, RECORD))) {
    throw new Error('There is no build. Run: npm run build');
  }
  const {parts, lists} = await readAddresses(siteDir, buildDir, []);
  mkdirSync(path.join(siteDir, 'paths'), {recursive: true});
  for (const {record, files} of parts) {
    const name = versionOf(record.baseUrl);
    const before = lists.get(name) ?? [];
    const paths = publicPaths(record.baseUrl, record.paths, files);
    const after = [...new Set([...before, ...paths])].sort();
    writeFileSync(path.join(siteDir, `paths/${name}.txt`), `${HEAD}\n${after.join('\n')}\n`);
    console.log(`paths/${name}.txt: ${after.length} paths, ${after.length - before.length} new`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
