#!/usr/bin/env node
/**
 * Serves the production build as a host should: packed, cached, with redirects and security headers.
 *
 * Usage: npm run serve -- [--port 3000] [--dir build]
 */
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import {resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {register} from 'tsx/cjs/api';

const {values} = parseArgs({
  options: {
    port: {type: 'string', default: '3000'},
    dir: {type: 'string', default: 'build'},
    help: {type: 'boolean', default: false},
  },
});
if (values.help) {
  console.log('Usage: npm run serve -- [--port 3000] [--dir build]');
  process.exit(0);
}

const folder = resolve(values.dir);
if (!existsSync(`${folder}/index.html`)) {
  console.error(`No build in ${values.dir}. Run: npm run build`);
  process.exit(1);
}

register();
const {startServer} = createRequire(import.meta.url)('../plugins/serving/server/startServer.ts');
const {baseUrl} = await startServer(folder, Number(values.port));
console.log(`Serving ${values.dir} at http://localhost:${values.port}${baseUrl}`);
