import type {BuildReply, Message} from '../worker/startWorker';
import type {VisitReply} from '../worker/visits';

/** How long an answer may take, milliseconds. A worker of another make never answers. */
const TIMEOUT = 10_000;

type Reply<Asked extends Message> = Asked extends {type: 'build'}
  ? BuildReply
  : Asked extends {type: 'visit'}
    ? VisitReply
    : never;

/** Asks a worker; `null` when it gives no answer. */
export function ask<Asked extends Message>(
  worker: Pick<ServiceWorker, 'postMessage'>,
  message: Asked,
  timeout = TIMEOUT,
): Promise<Reply<Asked> | null> {
  return new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    const timer = setTimeout(() => resolve(null), timeout);
    port1.onmessage = ({data}) => {
      clearTimeout(timer);
      port1.close();
      resolve(data as Reply<Asked>);
    };
    worker.postMessage(message, [port2]);
  });
}
