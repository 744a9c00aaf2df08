import type {HtmlTagObject} from '@docusaurus/types';
import {CODE_FONT, CODE_FONT_ATTRIBUTE, CODE_FONT_KEY, showKnownCodeFont} from './codeFont';

const face = (family: string, weights: string, display: string, file: string) =>
  `@font-face{font-family:"${family}";font-weight:${weights};font-display:${display};src:url(${file})}`;

/**
 * Head tags of the site's two self-hosted variable fonts. The faces are inlined because the address of the preloaded
 * file must equal that of its face, which a bundled style sheet would hash.
 *
 * A page whose font for text comes late keeps the local one: a swap would move its lines.
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
      innerHTML:
        face('Inter Variable', '400 650', 'optional', text) +
        face(CODE_FONT, '400 700', 'swap', code),
    },
    {
      tagName: 'script',
      attributes: {},
      // Storage may be blocked.
      innerHTML: `try{(${showKnownCodeFont.toString()})(window,${JSON.stringify(CODE_FONT_KEY)},${JSON.stringify(CODE_FONT_ATTRIBUTE)})}catch{}`,
    },
  ];
}
