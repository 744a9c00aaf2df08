import type {Change} from './readChangelog';

/** What a feed says of itself. */
export interface FeedSite {
  title: string;
  /** Start of the site and the feed itself, with host. */
  url: string;
  self: string;
}

/** A change and when it was made. */
export interface DatedChange extends Change {
  updated: Date;
}

/** Entries in a feed: what a reader has missed in a year, not the whole history. */
export const MOST_ENTRIES = 50;

/** Letters of a title before it is cut between words. */
const TITLE_LENGTH = 90;

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The first sentence, or as much of it as makes a title. */
export function titleOf(text: string): string {
  const sentence = /^.*?[.:;](?=\s|$)/.exec(text)?.[0].slice(0, -1) ?? text;
  if (sentence.length <= TITLE_LENGTH) {
    return sentence;
  }
  return `${sentence.slice(0, TITLE_LENGTH).replace(/\s+\S*$/, '')}…`;
}

/** Stays the same when the end of a text is reworded. */
const slugOf = ({section, text}: Change) =>
  `${section} ${text.split(' ').slice(0, 8).join(' ')}`
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** An Atom feed (RFC 4287) of the changes, the newest first. */
export function writeAtom(changes: readonly DatedChange[], {title, url, self}: FeedSite): string {
  const newest = [...changes]
    .sort((a, b) => b.updated.getTime() - a.updated.getTime())
    .slice(0, MOST_ENTRIES);
  const entries = newest.map((change) =>
    [
      '  <entry>',
      `    <id>${escape(`${self}#${slugOf(change)}`)}</id>`,
      `    <title>${escape(titleOf(change.text))}</title>`,
      `    <updated>${change.updated.toISOString()}</updated>`,
      `    <link rel="alternate" href="${escape(url)}"/>`,
      `    <category term="${escape(change.section)}"/>`,
      `    <content type="text">${escape(change.text)}</content>`,
      '  </entry>',
    ].join('\n'),
  );
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `  <id>${escape(self)}</id>`,
    `  <title>${escape(title)}</title>`,
    `  <updated>${(newest[0]?.updated ?? new Date(0)).toISOString()}</updated>`,
    `  <author><name>${escape(title)}</name></author>`,
    `  <link rel="self" type="application/atom+xml" href="${escape(self)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escape(url)}"/>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}
