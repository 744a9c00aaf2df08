import {createServer} from 'node:http';
import type {Server} from 'node:http';
import {readSite} from '../readSite';
import {createHandler} from './createHandler';

/** A server that runs. */
export interface SiteServer {
  server: Server;
  baseUrl: string;
}

/** Serves a build on a port of every local address; 0 takes a free one. @throws When the port is taken. */
export async function startServer(folder: string, port: number): Promise<SiteServer> {
  const site = await readSite(folder);
  const handle = createHandler(site);
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      process.stderr.write(`${request.url}: ${String(error)}\n`);
      if (!response.headersSent) {
        response.writeHead(500);
      }
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  return {server, baseUrl: site.baseUrl};
}
