import {setTimeout as sleep} from 'node:timers/promises';
import {startServer} from './startServer';
import type {RunningServer} from './startServer';

/** How the ad network behaves. */
export type NetworkMode =
  'normal' | 'slow' | 'empty' | 'malformed' | 'error' | 'hanging' | 'markup' | 'placeholder';

/** An ad network and feed that runs. */
export interface AdNetwork extends RunningServer {
  mode: NetworkMode;
  /** Paths asked for, with their queries, in order. */
  requests: string[];
  /** Paths whose request was given up by the browser. */
  aborted: string[];
}

/** How long a slow network takes, in milliseconds: longer than the seven looks of the block. */
const SLOW = 5000;

const PIXEL = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

/** The script finds itself by id, as that of the network does, and puts its ad beside itself. */
function scriptOf(url: string, mode: NetworkMode): string {
  if (mode === 'empty') {
    return '';
  }
  if (mode === 'malformed') {
    return 'this is ( no script';
  }
  const href =
    mode === 'placeholder' ? 'https://material-ui-next.com/discover-more/backers' : `${url}/click`;
  return `(() => {
    const script = document.getElementById('_carbonads_js');
    if (!script) { return; }
    window.adScriptRuns = (window.adScriptRuns ?? 0) + 1;
    const ad = document.createElement('div');
    ad.id = 'carbonads';
    ad.innerHTML = '<span><span class="carbon-wrap">' +
      '<a class="carbon-img" href="${href}"><img src="${url}/image.gif" width="130" height="100" alt=""></a>' +
      '<a class="carbon-text" href="${href}">Acme Tables: sort a million rows before lunch, with no server and no fuss.</a>' +
      '</span><a class="carbon-poweredby" href="${href}">ads via Acme</a></span>';
    script.parentNode.insertBefore(ad, script.nextSibling);
  })();`;
}

function feedOf(url: string, mode: NetworkMode): string {
  if (mode === 'empty') {
    return '{"ads":[{}]}';
  }
  if (mode === 'malformed') {
    return '<!doctype html><title>Not JSON</title>';
  }
  const markup = mode === 'markup';
  const host = url.replace('http:', '');
  return JSON.stringify({
    ads: [
      {},
      {statlink: 'javascript:window.hacked=1', company: 'Bad', description: 'Never shown'},
      {
        statlink: `${host}/click`,
        image: `${host}/image.gif`,
        company: markup ? '<img src=x onerror="window.hacked=1">' : 'Acme',
        description: markup ? '<script>window.hacked=1</script>Bold' : 'Sort a million rows.',
        statimp: `${host}/statimp`,
        pixel: `${host}/pixel-1?t=[timestamp]||${host}/pixel-2`,
        timestamp: '1700000000',
      },
    ],
  });
}

/** Starts an ad network on localhost; its behavior is changed by setting `mode`. */
export async function startAdNetwork(port: number): Promise<AdNetwork> {
  const requests: string[] = [];
  const aborted: string[] = [];
  const server = await startServer((request, response) => {
    const asked = request.url ?? '/';
    requests.push(asked);
    response.on('close', () => response.writableFinished || aborted.push(asked));
    response.setHeader('access-control-allow-origin', '*');
    const {mode, url} = network;
    const script = asked.startsWith('/script.js');
    if (!script && !asked.startsWith('/feed.json')) {
      response.setHeader('content-type', 'image/gif');
      response.end(PIXEL);
    } else if (mode === 'error') {
      response.writeHead(500).end('{"ads":[]}');
    } else if (mode !== 'hanging') {
      response.setHeader('content-type', script ? 'text/javascript' : 'application/json');
      void sleep(mode === 'slow' ? SLOW : 0).then(() =>
        response.end(script ? scriptOf(url, mode) : feedOf(url, mode)),
      );
    }
  }, port);
  const network: AdNetwork = {...server, mode: 'normal', requests, aborted};
  return network;
}
