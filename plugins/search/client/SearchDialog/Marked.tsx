import type {ReactNode} from 'react';

/** A short text with the words of the query marked where they begin a word. */
export function Marked({
  text,
  terms,
}: {
  readonly text: string;
  readonly terms: readonly string[];
}): ReactNode {
  const escaped = terms.filter(Boolean).map((term) => term.replace(/[^\p{L}\p{N}]/gu, '\\$&'));
  if (escaped.length === 0) {
    return text;
  }
  return text
    .split(new RegExp(`((?<![\\p{L}\\p{N}])(?:${escaped.join('|')}))`, 'giu'))
    .map((piece, index) => (index % 2 ? <mark key={index}>{piece}</mark> : piece));
}
