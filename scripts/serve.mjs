#!/usr/bin/env node
/**
 * Serves the production build at http://localhost:PORT/x/.
 *
 * Usage: npm run serve -- [--port 3000] [--dir build]
 */
import {existsSync} from 'node:fs';
import {createServer} from 'node:http';
import {resolve} from 'node:path';
import {parseArgs} from 'node:util';
import handler from 'serve-handler';

const {values} = parseArgs({
  options: {
    port: {type: 'string', default: '3000'},
    dir: {type: 'string', default: 'build'},
  },
});

const BASE = '/x/';
const directory = resolve(values.dir);
if (!existsSync(`${directory}/index.html`)) {
  console.error(`No build in ${values.dir}. Run: npm run build`);
  process.exit(1);
}

createServer((request, response) => {
  if (!request.url.startsWith(BASE)) {
    response.writeHead(302, {location: BASE}).end();
    return;
  }
  request.url = request.url.slice(BASE.length - 1);
  handler(request, response, {
    public: directory,
    cleanUrls: true,
    trailingSlash: true,
    directoryListing: false,
    headers: [
      {
        source: 'assets/**',
        headers: [{key: 'Cache-Control', value: 'public, max-age=31536000, immutable'}],
      },
    ],
  });
}).listen(Number(values.port), () => {
  console.log(`Serving ${values.dir} at http://localhost:${values.port}${BASE}`);
});
