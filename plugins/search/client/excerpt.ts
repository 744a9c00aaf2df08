import type {TextPart} from './provider';

const NAMED: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"'};

function decode(text: string): string {
  return text
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:(amp|lt|gt|quot)|#x?0*(?:39|27));/g, (_, name?: string) =>
      name ? (NAMED[name] ?? '') : "'",
    );
}

/**
 * Splits HTML in which only matches are marked up into parts, so that no foreign HTML reaches the page.
 *
 * @param html text with matches in one kind of element
 * @param tag name of that element, without brackets
 */
export function partsOf(html: string, tag: string): TextPart[] {
  return html
    .split(new RegExp(`(<${tag}\\b[^>]*>[\\s\\S]*?</${tag}>)`))
    .map((piece, index): TextPart => {
      const text = decode(piece);
      return index % 2 ? {text, marked: true} : {text};
    })
    .filter(({text}) => text !== '');
}
