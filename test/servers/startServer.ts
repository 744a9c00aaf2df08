import {createServer} from 'node:http';
import type {IncomingMessage, RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';

/** A server that runs. */
export interface RunningServer {
  /** Address without a slash at its end. */
  url: string;
  /** Ends the server and the requests it has left hanging. */
  close(): Promise<void>;
}

/** Starts a server on localhost; port 0 takes any free one. */
export async function startServer(handler: RequestListener, port = 0): Promise<RunningServer> {
  const server = createServer(handler);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Reads the whole body of a request and hands it on; one that the browser gives up half-way is nobody's. */
export function onBody(request: IncomingMessage, use: (body: string) => void): void {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => use(Buffer.concat(chunks).toString('utf8')));
  // Without a listener an aborted request would end the test that runs just then.
  request.on('error', () => undefined);
}
