import type {HtmlTagObject} from '@docusaurus/types';
import {loadCodeFont} from './loadCodeFont';

/** Metrics that bend a local font to the web font's, so that a page looks the same with either. */
const FALLBACKS = `@font-face{font-family:"Inter Fallback";src:local("Arial"),local("Liberation Sans"),local("Helvetica");ascent-override:90.44%;descent-override:22.52%;line-gap-override:0%;size-adjust:107.12%}@font-face{font-family:"JetBrains Mono Fallback";src:local("Courier New"),local("Liberation Mono"),local("Menlo");ascent-override:102%;descent-override:30%;line-gap-override:0%}`;

/** A page whose font for text comes late keeps the local one: a swap would move its lines. */
const textFace = (file: string) =>
  `@font-face{font-family:"Inter Variable";font-weight:400 700;font-display:optional;src:url(${file}) format("woff2")}`;

/** Name in the session storage. */
const CODE_FONT_KEY = 'x-docs:code-font';

/**
 * Head tags of the site's two self-hosted variable fonts. The face for text is inlined because its
 * address must equal the preloaded one, which a bundled style sheet would hash.
 *
 * @param baseUrl base of the site, with both slashes
 */
export function fontTags(baseUrl: string): HtmlTagObject[] {
  const text = `${baseUrl}fonts/inter.woff2`;
  const code = `${baseUrl}fonts/jetbrains-mono.woff2`;
  return [
    {
      tagName: 'link',
      attributes: {
        rel: 'preload',
        href: text,
        as: 'font',
        type: 'font/woff2',
        crossorigin: 'anonymous',
      },
    },
    {
      tagName: 'style',
      attributes: {},
      innerHTML: textFace(text) + FALLBACKS,
    },
    {
      tagName: 'script',
      attributes: {},
      innerHTML: `(${loadCodeFont.toString()})(window,${JSON.stringify(code)},${JSON.stringify(CODE_FONT_KEY)})`,
    },
  ];
}
