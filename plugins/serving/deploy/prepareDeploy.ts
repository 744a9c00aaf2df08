import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readSite} from '../readSite';
import {compress, type Compressed} from './compress';
import {printHeaders} from './printHeaders';
import {printNginx} from './printNginx';
import {printRedirects} from './printRedirects';

/** Configuration of nginx, from the root of the repository. */
const NGINX = 'deploy/nginx.conf';

/** Whether {@link prepareDeploy} has left its files; whether they are of the newest build is not asked. */
export function isReadyToServe(siteDir: string, folder: string): boolean {
  return existsSync(path.join(folder, '_headers')) && existsSync(path.join(siteDir, NGINX));
}

/**
 * Makes a build ready for a host: `_headers` and `_redirects` in the output, the configuration of nginx
 * in `deploy/`, and packed copies of its files. To be called once all versions are in the output.
 */
export async function prepareDeploy(siteDir: string, folder: string): Promise<Compressed> {
  const site = await readSite(folder);
  await writeFile(path.join(folder, '_redirects'), printRedirects(site.redirects));
  const nginx = printNginx(
    {
      ...site,
      missing: site.files
        .filter((name) => /(^|\/)404\.html$/.test(name))
        .map((name) => site.baseUrl + name),
    },
    {root: '/srv/x-docs', listen: '8080'},
  );
  await mkdir(path.join(siteDir, path.dirname(NGINX)), {recursive: true});
  await writeFile(path.join(siteDir, NGINX), nginx);
  const cache = path.join(siteDir, 'node_modules/.cache/compressed');
  const packed = await compress(folder, site.files, cache);
  // Last, because it tells that all is there.
  await writeFile(path.join(folder, '_headers'), printHeaders(site.rules, site.bases));
  return packed;
}
