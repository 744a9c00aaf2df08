import {createHash} from 'node:crypto';

const ELEMENT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const TYPE = /\btype\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;

/** Types that a browser runs, or that a policy governs as if it did; others are data, which no policy governs. */
const RUNS = /^(|module|importmap|speculationrules|(text|application)\/(javascript|ecmascript))$/i;

/** Sources `'sha256-…'` of the inline scripts of a page, in their order. */
export function hashInlineScripts(html: string): string[] {
  return [...html.matchAll(ELEMENT)].flatMap(([, attributes = '', code = '']) => {
    const [, double, single, bare] = TYPE.exec(attributes) ?? [];
    const runs = RUNS.test((double ?? single ?? bare ?? '').trim());
    return runs && !/\bsrc\s*=/i.test(attributes)
      ? [`'sha256-${createHash('sha256').update(code).digest('base64')}'`]
      : [];
  });
}
