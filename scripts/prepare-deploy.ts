/**
 * Makes the output ready for a host: `_headers`, `_redirects`, `deploy/nginx.conf` and packed copies.
 * `npm run build` does it as its last step.
 *
 * Usage: npm run deploy:prepare
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {prepareDeploy} from '../plugins/serving/deploy/prepareDeploy';

const siteDir = path.resolve(__dirname, '..');
const folder = path.join(siteDir, 'build');

if (!existsSync(path.join(folder, 'index.html'))) {
  console.error('There is no build. Run: npm run build');
  process.exit(1);
}
const started = Date.now();
void prepareDeploy(siteDir, folder).then(({files, cached}) => {
  const time = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`packed: ${files} files, ${cached} of them known, in ${time} s`);
});
