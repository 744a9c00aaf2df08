import type {AnalyticsEvent} from '../../plugins/analytics/types';
import {onBody, startServer} from './startServer';
import type {RunningServer} from './startServer';

/** An analytics endpoint that runs. */
export interface AnalyticsEndpoint extends RunningServer {
  /** Events received, in order. */
  events: AnalyticsEvent[];
  /** Everything asked for, as `POST /collect`, in order. */
  requests: string[];
}

/** Starts an endpoint on localhost that takes JSON lists of events at `/collect`. */
export async function startAnalyticsEndpoint(port: number): Promise<AnalyticsEndpoint> {
  const events: AnalyticsEvent[] = [];
  const requests: string[] = [];
  const server = await startServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    response.setHeader('access-control-allow-origin', '*');
    if (request.method !== 'POST') {
      response.setHeader('content-type', 'text/javascript');
      response.end('window.tagLoaded = (window.tagLoaded ?? 0) + 1;');
      return;
    }
    onBody(request, (body) => {
      events.push(...(JSON.parse(body) as AnalyticsEvent[]));
      response.writeHead(204).end();
    });
  }, port);
  return {...server, events, requests};
}
