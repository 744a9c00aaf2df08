import type {PageData} from '../api-reference/model';
import {twinAddress} from './address';
import {expandApi} from './api/expandApi';
import {createProse} from './api/prose';
import {publish} from './api/publish';
import {SCHEMA_PATH} from './api/schema';
import type {ApiDocument} from './api/types';
import {checkTwin} from './checkTwin';
import {COMPONENTS} from './components';
import {expand} from './expand';
import {fileBlock, sharedFiles} from './expandDemo';
import {heading} from './nodes';
import type {MarkdownTools} from './parse';
import type {DemoFileText, DemoText, Md, PageMeta, TwinLanguage} from './types';
import {twinFrontMatter, withTitle} from './writeTwin';

/** What a twin is made of. */
export interface TwinInput {
  meta: PageMeta;
  /** The page as its writer wrote it. */
  source: string;
  tree: Md;
  demos: ReadonlyMap<string, DemoText>;
  /** Pages of the API reference that this page shows, by the name in its code. */
  api: ReadonlyMap<string, PageData>;
  /** Makes an address in the page complete. */
  resolveLink: (written: string) => string;
  /** Host with protocol. */
  siteUrl: string;
  baseUrl: string;
}

/** A twin, in one piece and in the parts that longer texts are made of. */
export interface Twin {
  /** Front matter. */
  head: string;
  /** Title, description and text. */
  body: string;
  /** What several demos of the page import; stands after the body. */
  shared: DemoFileText[];
  /** What the page says of the API, for machines. */
  documents: ApiDocument[];
  /** Sentences about what has no text form, with lines of the source, 0 where there is none. */
  faults: {line: number; message: string}[];
}

/** Shared files as Markdown under a heading; empty without files. */
export function printShared(
  files: readonly DemoFileText[],
  language: TwinLanguage,
  tools: MarkdownTools,
): string {
  const blocks = files.map((file) => fileBlock(file, language));
  const children = [heading(2, 'Files that the demos import'), ...blocks];
  return blocks.length > 0 ? `\n${tools.print({type: 'root', children})}` : '';
}

/** Addresses that an API document states. */
function publishing({meta, siteUrl, baseUrl, resolveLink}: TwinInput) {
  return {
    url: siteUrl + meta.permalink,
    markdown: siteUrl + twinAddress(meta.permalink, baseUrl),
    schema: `${siteUrl}${baseUrl}${SCHEMA_PATH}`,
    resolveLink,
  };
}

/** Makes the twin of a page in one language. */
export function makeTwin(input: TwinInput, language: TwinLanguage, tools: MarkdownTools): Twin {
  const {meta, source, demos, siteUrl, baseUrl} = input;
  const url = siteUrl + meta.permalink;
  const shared = sharedFiles(demos.values());
  const {read, prose} = createProse(tools, input.resolveLink);
  const documents = new Map(
    [...input.api].map(([name, page]) => [name, publish(page, {...publishing(input), prose})]),
  );
  const data = new Map([...documents].map(([name, page]) => [name, expandApi(page, read)]));
  const {tree, faults} = expand(input.tree, {
    language,
    url,
    demos,
    shared,
    source,
    data,
    resolveLink: input.resolveLink,
    components: COMPONENTS,
  });
  const other = language === 'ts' ? 'js' : 'ts';
  const head = twinFrontMatter(meta, {
    url,
    ...(demos.size > 0 && {
      other: {
        language: other === 'js' ? 'JavaScript' : 'TypeScript',
        url: siteUrl + twinAddress(meta.permalink, baseUrl, other),
      },
    }),
  });
  const body = tools.print(withTitle(tree, meta));
  const names = [...demos.values()].map(({name}) => name);
  const left = checkTwin(tools.parseMarkdown(body), names);
  return {
    head,
    body,
    shared: [...shared.values()],
    documents: [...documents.values()],
    faults: [...faults, ...left.map((message) => ({line: 0, message: `as Markdown: ${message}`}))],
  };
}
