import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {productOf} from '../../src/product/productOf';
import {twinAddress} from './address';
import type {DocPage} from './collectPages';
import type {ContentCache, Made} from './contentCache';
import {makeTwin, printShared, type Twin, type TwinInput} from './makeTwin';
import {loadTools, type MarkdownTools} from './parse';
import {readApiData} from './readApiData';
import {readDemos, type DemoReader} from './readDemos';
import {readHtmlPage} from './readHtmlPage';
import {resolveLink} from './resolveLink';
import type {TwinLanguage} from './types';

/** Where pages are read and twins are written. */
export interface WriteTwinsOptions {
  siteDir: string;
  outDir: string;
  siteUrl: string;
  baseUrl: string;
  cache: ContentCache;
  reader: DemoReader;
  /** Paths, with the base, of every built page, those without a source included. */
  routes: readonly string[];
  /** Version of the pages without a source. */
  version: string;
}

/** A page with its twin, for the texts that are made of many. */
export interface WrittenTwin extends Twin {
  page: DocPage;
}

/** What was made, and what has no text form. */
export interface WrittenTwins {
  twins: WrittenTwin[];
  faults: string[];
}

/** What the cache keeps of a page. */
interface MadeTwin extends Twin {
  /** The shared files, as text. */
  end: string;
  /** The whole twin in JavaScript. */
  js?: string;
}

type MakeInput = (
  meta: TwinInput['meta'],
  file: string,
) => Pick<TwinInput, 'meta' | 'siteUrl' | 'baseUrl' | 'resolveLink'>;

/** Makes and writes the twins of all pages, in TypeScript and, where there are demos, in JavaScript. */
export async function writeTwins(
  pages: readonly DocPage[],
  options: WriteTwinsOptions,
): Promise<WrittenTwins> {
  const {siteUrl, baseUrl, outDir, siteDir} = options;
  const tools = await loadTools();
  const routes = new Set(options.routes.filter((route) => route.endsWith('/')));
  const byFile = new Map(pages.map(({file, meta}) => [file, meta.permalink]));
  const site = {
    url: siteUrl,
    baseUrl,
    twinOf: (route: string) => (routes.has(route) ? twinAddress(route, baseUrl) : undefined),
    permalinkOf: (file: string) => byFile.get(file),
  };
  const common: MakeInput = (meta, file) => ({
    meta,
    siteUrl,
    baseUrl,
    resolveLink: (written) => resolveLink(written, {permalink: meta.permalink, file}, site),
  });
  const write = async (permalink: string, form: TwinLanguage | 'json', text: string) => {
    const address = decodeURI(
      form === 'json'
        ? twinAddress(permalink, baseUrl).replace(/\.md$/, '.json')
        : twinAddress(permalink, baseUrl, form),
    );
    const target = path.join(outDir, address.slice(baseUrl.length));
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, text);
  };

  const make = async (page: DocPage): Promise<Made<MadeTwin>> => {
    const {file, meta} = page;
    const source = await readFile(file, 'utf8');
    const tree = tools.parseMdx(source);
    const {demos, files} = await readDemos(tree, {...options, file});
    const api = readApiData(tree, file);
    const input = {...common(meta, file), source, tree, demos, api: api.pages};
    const {shared, documents, ...twin} = makeTwin(input, 'ts', tools);
    const js = demos.size > 0 ? makeTwin(input, 'js', tools) : undefined;
    return {
      value: {
        ...twin,
        shared,
        documents,
        end: printShared(shared, 'ts', tools),
        ...(js && {js: `${js.head}\n${js.body}${printShared(shared, 'js', tools)}`}),
      },
      files: [file, ...files, ...api.files],
    };
  };

  const written: WrittenTwins = {twins: [], faults: []};
  const everyRoute = [...routes].sort().join();
  for (const page of pages.filter(({meta}) => routes.has(meta.permalink))) {
    const {permalink} = page.meta;
    const content = [everyRoute, JSON.stringify(page.meta)];
    const {value: twin} = await options.cache.get(page.file, content, () => make(page));
    await write(permalink, 'ts', `${twin.head}\n${twin.body}${twin.end}`);
    if (twin.js !== undefined) {
      await write(permalink, 'js', twin.js);
    }
    for (const document of twin.documents) {
      await write(permalink, 'json', JSON.stringify(document));
    }
    const shown = path.relative(siteDir, page.file);
    written.faults.push(
      ...twin.faults.map(({line, message}) => `  ${shown}${line ? `:${line}` : ''} ${message}`),
    );
    written.twins.push({...twin, page});
  }
  const docs = new Set(byFile.values());
  for (const route of [...routes].filter((path) => !docs.has(path))) {
    const input = await readHtml(route, common, options, tools);
    if (input) {
      const {head, body} = makeTwin(input, 'ts', tools);
      await write(route, 'ts', `${head}\n${body}`);
    }
  }
  written.faults.sort();
  return written;
}

/** A page made of components: its twin is made from its HTML. */
async function readHtml(
  route: string,
  common: MakeInput,
  {outDir, baseUrl, version}: WriteTwinsOptions,
  tools: MarkdownTools,
): Promise<TwinInput | undefined> {
  const file = path.join(outDir, route.slice(baseUrl.length), 'index.html');
  const page = existsSync(file)
    ? readHtmlPage(await readFile(file, 'utf8'), tools.parseHtml)
    : undefined;
  if (!page) {
    return undefined;
  }
  const {product} = productOf(route);
  const {title, description, tree} = page;
  const meta = {
    permalink: route,
    title,
    description,
    version,
    ...(product && {product: `${product.metadata} ${product.name}`}),
  };
  return {...common(meta, file), source: '', tree, demos: new Map(), api: new Map()};
}
