import {onBody, startServer} from './startServer';
import type {RunningServer} from './startServer';

/** A search service that runs. */
export interface SearchEndpoint extends RunningServer {
  /** What was asked for, with the body where there was one. */
  requests: {path: string; body: unknown}[];
}

const PAGES = [
  {
    path: 'react-charts/bars/',
    heading: 'Stack series',
    id: 'stack-series',
    text: 'Series with a stack',
  },
  {path: 'react-charts/bars/', heading: null, id: '', text: 'Bars & stack'},
  {path: 'react-charts/lines/', heading: 'Areas', id: 'areas', text: 'Areas that stack'},
];

const marked = (text: string) => text.replace('&', '&amp;').replace('stack', '<mark>stack</mark>');
const address = (path: string, id: string) => `https://mui.com/x/${path}${id && `#${id}`}`;

/** Starts a server on localhost that answers as Algolia and as Typesense do; the key is `good`. */
export async function startSearchEndpoint(): Promise<SearchEndpoint> {
  const requests: SearchEndpoint['requests'] = [];
  const server = await startServer((request, response) => {
    onBody(request, (body) => {
      const path = request.url ?? '';
      requests.push({path, body: body ? (JSON.parse(body) as unknown) : undefined});
      const key = request.headers['x-algolia-api-key'] ?? request.headers['x-typesense-api-key'];
      response.setHeader('content-type', 'application/json');
      if (key !== 'good') {
        response.writeHead(403).end('{"message":"Invalid API key"}');
      } else if (request.method === 'POST' && path === '/1/indexes/*/queries') {
        const hits = PAGES.map(({path: page, heading, id, text}) => ({
          url: address(page, id),
          hierarchy: {lvl0: 'Charts', lvl1: 'Bars', lvl2: heading, lvl3: null},
          content: text,
          _snippetResult: {content: {value: marked(text)}},
        }));
        response.end(JSON.stringify({results: [{hits}]}));
      } else if (path.startsWith('/collections/docs/documents/search?')) {
        const hits = PAGES.map(({path: page, heading, id, text}) => ({
          document: {url: address(page, id), 'hierarchy.lvl2': heading, content: text},
          highlights: [{field: 'content', snippet: marked(text)}],
        }));
        response.end(JSON.stringify({found: hits.length, hits}));
      } else {
        response.writeHead(404).end('{"message":"Not found"}');
      }
    });
  });
  return {...server, requests};
}
