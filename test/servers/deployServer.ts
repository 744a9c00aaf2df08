import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {startServer} from './startServer';
import type {RunningServer} from './startServer';

/** What may go wrong with a request: a status, no answer, a broken connection, half a file, or an answer that is late. */
export type Fault = number | 'hang' | 'drop' | 'half' | {delay: number};

/** A server that publishes new builds and misbehaves on command. */
export interface DeployServer extends RunningServer {
  port: number;
  /** Everything asked for, without queries, in order. */
  requests: string[];
  /** Decides what goes wrong, by path. */
  fault: ((pathname: string) => Fault | undefined) | undefined;
  /** How long browsers may use a page without asking again, in seconds. */
  pageAge: number;
  /**
   * Publishes a build: 1 is the one in the folder, each other number one in which every page and a script differ.
   *
   * @param part folder of an older version, such as `v7/`; the present version without it
   */
  deploy: (version: number, part?: string) => void;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** The list of what keeping a product takes. */
const LIST = /^offline\/x-[^/]+\.json$/;

const ENTRY = /runtime~main\.([0-9a-f]{8})\.js/;

/** Name of the entry script of a version: its hash, with the version in place of the first letters. */
const renamed = (hash: string, version: number) =>
  `runtime~main.${String(version).padStart(4, '0')}${hash.slice(4)}.js`;

interface ListedFile {
  url: string;
  revision: string | null;
  integrity?: string;
}

/** A file of a product's list: path, bytes, first letters of its hash. */
type KeptFile = [path: string, bytes: number, hash: string];

/** Folder of the older version that a file is of; empty for the present one. */
const partOf = (name: string) => /^v\d+\//.exec(name)?.[0] ?? '';

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('base64');

/**
 * Starts a server that serves a built site under `/x/`.
 *
 * @param host the production host, in place of that of the build
 */
export async function startDeployServer(folder: string, host: string): Promise<DeployServer> {
  let version = 1;
  let changed = '';

  /** A build's name, with the version in place of its first letters. */
  const ofVersion = (build: string) => `${String(version).padStart(4, '0')}${build.slice(4)}`;

  /** Browsers insist on https for the host of the build, so the tests have one of their own. */
  async function read(name: string): Promise<Buffer> {
    const content = await readFile(path.join(folder, path.normalize(`/${name}`)));
    return name.endsWith('.js')
      ? Buffer.from(content.toString().replaceAll('"mui.com"', JSON.stringify(host)))
      : content;
  }

  /** Version of the build that a file is of; each older version is built by itself. */
  const versionOf = (name: string) => (partOf(name) === changed ? version : 1);

  /** Name of the entry script in the folder, and as published. */
  async function entryOf(name: string): Promise<[inFolder: string, present: string]> {
    const scripts = await readdir(path.join(folder, partOf(name), 'assets/js'));
    const inFolder = scripts.find((script) => script.endsWith('.js') && ENTRY.test(script)) ?? '';
    const hash = ENTRY.exec(inFolder)?.[1] ?? '';
    return [inFolder, versionOf(name) === 1 ? inFolder : renamed(hash, version)];
  }

  /** A file as the published version has it. */
  async function publish(name: string): Promise<Buffer> {
    if (LIST.test(name)) {
      return publishList(name);
    }
    const [entryName, present] = await entryOf(name);
    if (name === 'sw.js') {
      return Buffer.from(await publishWorker(entryName, present));
    }
    if (versionOf(name) === 1) {
      return read(name);
    }
    if (name.endsWith(entryName)) {
      throw new Error('gone');
    }
    if (name.endsWith(present)) {
      const script = await read(name.replace(present, entryName));
      return Buffer.from(`window.testBuild=${version};${script.toString()}`);
    }
    if (name.endsWith('.html')) {
      const html = (await read(name)).toString().replaceAll(entryName, present);
      return Buffer.from(
        html.replace('</head>', `<meta name="test-build" content="${version}"></head>`),
      );
    }
    return read(name);
  }

  /** The worker with the list of files of the published version. */
  async function publishWorker(entryName: string, present: string): Promise<string> {
    const script = (await read('sw.js')).toString();
    const list = /\[\{"(?:url|revision|integrity)".*?\}\]/.exec(script)?.[0] ?? '[]';
    const files = await Promise.all(
      (JSON.parse(list) as ListedFile[]).map(async (file) => {
        const url = file.url.replace(entryName, present);
        const content = await publish(url.replace(/^\/x\//, '').replace(/\/$/, '/index.html'));
        const hash = hashOf(content);
        return file.integrity
          ? {...file, url, integrity: `sha256-${hash}`}
          : {...file, url, revision: hash.slice(0, 16)};
      }),
    );
    const build = /build:"([0-9a-f]{16})"/.exec(script)?.[1] ?? '';
    return script
      .replace(list, () => JSON.stringify(files))
      .replaceAll(entryName, present)
      .replaceAll(build, versionOf('sw.js') === 1 ? build : ofVersion(build));
  }

  /** A product's list, of the files as they are published. */
  async function publishList(name: string): Promise<Buffer> {
    const list = JSON.parse((await read(name)).toString()) as {build: string; files: KeptFile[]};
    const [entryName, entry] = await entryOf(name);
    const published: KeptFile[] = [];
    for (const [file, bytes, former] of list.files) {
      const present = file.replace(entryName, entry);
      if (/\.js$|(^|\/)$/.test(file)) {
        const content = await publish(present.replace(/(^|\/)$/, '$1index.html'));
        published.push([present, content.length, hashOf(content).slice(0, former.length)]);
      } else {
        published.push([file, bytes, former]);
      }
    }
    const build = versionOf(name) === 1 ? list.build : ofVersion(list.build);
    const bytes = published.reduce((sum, [, size]) => sum + size, 0);
    return Buffer.from(JSON.stringify({...list, build, bytes, files: published}));
  }

  const requests: string[] = [];
  const server = await startServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    requests.push(pathname);
    const name = decodeURIComponent(pathname)
      .replace(/^\/x\//, '')
      .replace(/(^|\/)$/, '$1index.html');
    const fault = site.fault?.(pathname);
    if (fault === 'hang') {
      return;
    }
    if (fault === 'drop') {
      request.socket.destroy();
      return;
    }
    if (typeof fault === 'number') {
      response.writeHead(fault, {'content-type': 'text/html'}).end('<h1>Out of order</h1>');
      return;
    }
    const delay = typeof fault === 'object' ? fault.delay : 0;
    setTimeout(() => {
      publish(name).then(
        (content) => {
          response.writeHead(200, {
            'content-type': TYPES[path.extname(name)] ?? 'application/octet-stream',
            'content-length': content.length,
            // A host that lets browsers keep pages: the worker must not be misled by it.
            'cache-control': /\/assets\//.test(pathname)
              ? 'public, max-age=31536000, immutable'
              : `max-age=${site.pageAge}`,
          });
          if (fault === 'half') {
            response.write(content.subarray(0, content.length / 2));
            setTimeout(() => request.socket.destroy(), 50);
          } else {
            response.end(content);
          }
        },
        () => response.writeHead(404, {'content-type': 'text/html'}).end('<h1>Not found</h1>'),
      );
    }, delay);
  });
  const site: DeployServer = {
    ...server,
    port: Number(new URL(server.url).port),
    requests,
    fault: undefined,
    pageAge: 600,
    deploy: (next, part = '') => {
      version = next;
      changed = part;
    },
  };
  return site;
}
