import path from 'node:path';
import {CURRENT_NAME} from '../../../src/product/versions';
import {inlineCode, paragraph, text} from '../../machine-readable/nodes';
import type {Md, TagText} from '../../machine-readable/types';
import {passOf} from '../../versions/readPass';
import type {EntryData} from '../model';
import {PRODUCTS} from '../packages';
import {placesOf} from '../places';
import {type ApiIndex, readApiIndex} from './apiIndex';
import {EMBEDS, fillEmbed} from './blocks';

const ENTITIES: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"'};

/** A description's HTML as one line of text, with the marks of Markdown where it had code. */
function proseNodes(html: string): Md[] {
  const plain = (part: string): string =>
    part
      .replace(/<\/(p|li)>/g, ' ')
      .replace(/<[^>]*>/g, '')
      .replace(/&(amp|lt|gt|quot);/g, (whole, name: string) => ENTITIES[name] ?? whole)
      .replace(/\s+/g, ' ');
  return html
    .split(/<code>(.*?)<\/code>/s)
    .map((part, at) => (at % 2 === 0 ? text(plain(part)) : inlineCode(plain(part))))
    .filter(({value}) => value !== '');
}

function rowNode({entry, url}: {entry: EntryData; url: string}): Md {
  const facts = [
    ...(entry.t ? [text(': '), inlineCode(entry.t)] : []),
    ...(entry.r ? [text(', required')] : []),
    ...(entry.d ? [text(', default '), inlineCode(entry.d)] : []),
    ...(entry.p ? [text(` (${entry.p === 'pro' ? 'Pro' : 'Premium'} plan)`)] : []),
  ];
  const words = entry.h ? [text('. '), ...proseNodes(entry.h)] : [];
  const name: Md = {type: 'link', url, children: [inlineCode(entry.n)]};
  return {type: 'listItem', spread: false, children: [paragraph(name, ...facts, ...words)]};
}

/** Version that an address, absolute or not, belongs to: `/x/v7/…` is v7. */
const versionOf = (url: string): string => /\/x\/(v\d+)\//.exec(url)?.[1] ?? CURRENT_NAME;

/** Text forms of `<Api>` and of the blocks, by name, for the pages' Markdown. */
export function apiTextForms(
  readIndex: (version: string) => ApiIndex = (version) => {
    const siteDir = path.resolve(__dirname, '../../..');
    const {docs, packages} = passOf(version);
    return readApiIndex(placesOf({siteDir, baseUrl: '/'}, {version, docs, packages}));
  },
): Record<string, TagText> {
  const form: TagText = ({name, attributes}, {url, resolveLink}) => {
    const product = PRODUCTS.find((item) => url.includes(`/react-${item}/`));
    const written = Object.fromEntries(
      Object.entries(attributes).map(([key, value]) => [key, String(value)]),
    );
    const index = readIndex(versionOf(url));
    const filled = fillEmbed({element: name, attributes: written}, index, product);
    if ('fault' in filled) throw new Error(`${filled.fault.message} ${filled.fault.remedy}`);
    if ('reference' in filled) {
      const {href, name: label} = filled.reference;
      return [{type: 'link', url: resolveLink(href), children: [inlineCode(label)]}];
    }
    const rows = filled.block.rows.map(({entry, href}) => rowNode({entry, url: resolveLink(href)}));
    return [{type: 'list', ordered: false, spread: false, children: rows}];
  };
  return Object.fromEntries(EMBEDS.map((name) => [name, form]));
}
