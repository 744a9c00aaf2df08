import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import type {Site} from '../readSite';
import {headersFor} from '../siteHeaders';
import {contentType} from './contentTypes';
import {createFileCache} from './fileCache';
import {findTarget} from './findTarget';
import {chooseEncoding, matchesTag, parseRange} from './negotiate';

/** Answers requests for a build with the headers that any other server is told to send. */
export function createHandler(site: Site) {
  const read = createFileCache();
  const places = {...site, files: new Set(site.files)};

  async function sendFile(
    request: IncomingMessage,
    response: ServerResponse,
    name: string,
    status: number,
  ): Promise<void> {
    const {range, 'if-range': ifRange, 'accept-encoding': accept} = request.headers;
    const {content, encoding, varies, tag, modified} = await read(
      path.join(site.folder, name),
      range === undefined ? chooseEncoding(accept) : 'identity',
    );
    response.setHeader('Content-Type', contentType(name));
    response.setHeader('ETag', tag);
    response.setHeader('Last-Modified', modified.toUTCString());
    response.setHeader('Accept-Ranges', 'bytes');
    if (varies) {
      response.setHeader('Vary', 'Accept-Encoding');
    }
    if (status === 200 && isFresh(request, tag, modified)) {
      response.writeHead(304).end();
      return;
    }
    const isSame = ifRange === undefined || ifRange === tag || ifRange === modified.toUTCString();
    const part = status === 200 && isSame ? parseRange(range, content.length) : null;
    if (part === 'unsatisfiable') {
      response.writeHead(416, {'Content-Range': `bytes */${content.length}`}).end();
      return;
    }
    if (encoding !== 'identity') {
      response.setHeader('Content-Encoding', encoding);
    }
    const body = part ? content.subarray(part.start, part.end + 1) : content;
    response.writeHead(part ? 206 : status, {
      'Content-Length': body.length,
      ...(part && {'Content-Range': `bytes ${part.start}-${part.end}/${content.length}`}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  return async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, rawPath = '/', query = ''] = /^([^?]*)(\?.*)?$/.exec(request.url ?? '/') ?? [];
    const pathname = decodePath(rawPath);
    const setHeaders = (path: string) =>
      Object.entries(headersFor(site.rules, path)).forEach(([name, value]) =>
        response.setHeader(name, value),
      );
    if (pathname === null) {
      setHeaders('/');
      response.writeHead(400).end();
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      setHeaders(pathname);
      response.writeHead(405, {Allow: 'GET, HEAD'}).end();
      return;
    }
    const target = findTarget(pathname, query, places);
    // What is missing is answered by a page, and it is the page whose headers count.
    setHeaders(target.kind === 'missing' ? `${site.baseUrl}${target.page}` : pathname);
    if (target.kind === 'redirect') {
      response.writeHead(target.status, {Location: target.to}).end();
      return;
    }
    if (target.kind === 'file') {
      await sendFile(request, response, target.name, target.name.endsWith('404.html') ? 404 : 200);
      return;
    }
    if (target.page) {
      await sendFile(request, response, target.page, 404);
    } else {
      response.writeHead(404).end();
    }
  };
}

/** Path without escapes, dots and double slashes, as nginx sees it; `null` when it cannot be read or leaves the root. */
function decodePath(raw: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(raw);
  } catch {
    return null;
  }
  const parts: string[] = [];
  const [, ...given] = decoded.split(/\/+/);
  for (const part of given) {
    if (part === '..' && parts.pop() === undefined) {
      return null;
    }
    if (part !== '.' && part !== '..') {
      parts.push(part);
    }
  }
  const isFolder = ['', '.', '..'].includes(given.at(-1) ?? '');
  const path = `/${parts.filter((part) => part !== '').join('/')}`;
  const isReadable = decoded.startsWith('/') && !decoded.includes('\0');
  return isReadable ? (isFolder && path !== '/' ? `${path}/` : path) : null;
}

function isFresh({headers}: IncomingMessage, tag: string, modified: Date): boolean {
  if (headers['if-none-match'] !== undefined) {
    return matchesTag(headers['if-none-match'], tag);
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return since >= Math.floor(modified.getTime() / 1000) * 1000;
}
