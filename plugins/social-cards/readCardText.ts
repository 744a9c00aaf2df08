import {textOf} from '../search/readPage';

/** Texts of a card. */
export interface CardText {
  title: string;
  description: string;
}

function content(head: string, property: string): string {
  const tag = new RegExp(`<meta\\b[^>]*\\s(?:name|property)=["']?${property}\\b[^>]*>`).exec(head);
  const value = /\scontent=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/.exec(tag?.[0] ?? '');
  return textOf(value?.[1] ?? value?.[2] ?? value?.[3] ?? '');
}

/**
 * Reads the texts of a page's card from its HTML: its first heading, else its title before the bar.
 *
 * @returns nothing where there is no title
 */
export function readCardText(html: string): CardText | undefined {
  const heading = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1];
  const title = textOf(heading ?? content(html, 'og:title').replace(/ \| .*$/, ''));
  return title ? {title, description: content(html, 'description')} : undefined;
}
