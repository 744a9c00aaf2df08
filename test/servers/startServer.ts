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

/** The whole body of a request. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}
