import {execFile} from 'node:child_process';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';

const root = path.resolve(__dirname, '../..');

/** The sites of `test/e2e/sites/with-network.config.ts`. */
export type TestSite = 'ads-script' | 'ads-feed' | 'analytics' | 'neither';

/** Ports of the servers that the sites are built for; they must be free. */
export const PORTS = {
  adNetwork: Number(process.env.E2E_AD_PORT ?? 4115),
  adFeed: Number(process.env.E2E_FEED_PORT ?? 4116),
  adEvents: Number(process.env.E2E_AD_EVENTS_PORT ?? 4117),
  analytics: Number(process.env.E2E_ANALYTICS_PORT ?? 4118),
} as const;

/** Builds a test site, once per test run, and returns its folder. */
export async function buildSite(site: TestSite): Promise<string> {
  const folder = path.join(root, '.cache/e2e', site);
  const mark = path.join(root, '.cache/e2e', `${site}.run`);
  // Workers come and go within a run; their parent stays.
  const run = String(process.ppid);
  if ((await readFile(mark, 'utf8').catch(() => '')) === run) {
    return folder;
  }
  const args = ['--config', 'test/e2e/sites/with-network.config.ts', '--out-dir', folder];
  await promisify(execFile)(
    process.execPath,
    [path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build', ...args],
    {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        E2E_SITE: site,
        // The cache would serve what another site has generated.
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.cache/e2e/${site}.generated`,
      },
    },
  );
  await mkdir(path.dirname(mark), {recursive: true});
  await writeFile(mark, run);
  return folder;
}
