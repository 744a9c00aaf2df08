import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {startServer} from './startServer';
import type {RunningServer} from './startServer';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/** Serves a built site under `/x/`. */
export function startSite(folder: string): Promise<RunningServer> {
  return startServer((request, response) => {
    const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const inside = pathname.replace(/^\/x\//, '').replace(/(^|\/)$/, '$1index.html');
    const file = path.join(folder, path.normalize(`/${inside}`));
    readFile(file).then(
      (content) => {
        const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
        response.writeHead(200, {'content-type': type}).end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
}
