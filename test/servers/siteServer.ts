import type {AddressInfo} from 'node:net';
import {startServer} from '../../plugins/serving/server/startServer';
import type {RunningServer} from './startServer';

/** Serves a built site on a free port, with all headers that it asks for. */
export async function startSite(folder: string): Promise<RunningServer> {
  const {server} = await startServer(folder, 0);
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
