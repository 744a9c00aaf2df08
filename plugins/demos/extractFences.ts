import {parseFence, type Fence} from './parseFence';

/** A fence and where it stands in its page. */
export interface PageFence extends Fence {
  /** Line of the opening fence, counted from 1. */
  line: number;
  /** Column at which the text of the fence begins, counted from 0. */
  indent: number;
}

const OPENING = /^(\s*)(`{3,}|~{3,})\s*([^\s`{]+)?([^`]*)$/;

/** Lists the fenced code blocks of a page of Markdown or MDX, in order. */
export function extractFences(page: string): PageFence[] {
  const lines = page.split(/\r?\n/);
  const fences: PageFence[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const opening = OPENING.exec(lines[index] ?? '');
    if (opening) {
      const [, space = '', marker = '', lang, meta] = opening;
      const closing = new RegExp(`^\\s*${marker.charAt(0)}{${marker.length},}\\s*$`);
      const rest = lines.slice(index + 1);
      const length = rest.findIndex((line) => closing.test(line));
      const body = rest
        .slice(0, length === -1 ? undefined : length)
        .map((line) => (line.startsWith(space) ? line.slice(space.length) : line.trimStart()));
      const fence = parseFence({lang, meta, value: body.join('\n')});
      fences.push({...fence, line: index + 1, indent: space.length});
      index += body.length + 1;
    }
  }
  return fences;
}
