import type {HtmlTagObject} from '@docusaurus/types';

/** Metrics that bend a local font to the web font's, so that a page looks the same with either. */
const FALLBACKS = `@font-face{font-family:"Inter Fallback";src:local("Arial"),local("Liberation Sans"),local("Helvetica");ascent-override:90.44%;descent-override:22.52%;line-gap-override:0%;size-adjust:107.12%}@font-face{font-family:"JetBrains Mono Fallback";src:local("Courier New"),local("Liberation Mono"),local("Menlo");ascent-override:102%;descent-override:30%;line-gap-override:0%}`;

/**
 * @param display `optional` for the text face: a page whose font comes late keeps the local one, as a swap would
 * move its lines. `swap` for code, whose letters are as wide in either font.
 */
function face(family: string, file: string, display: 'optional' | 'swap'): string {
  return `@font-face{font-family:"${family}";font-weight:400 700;font-display:${display};src:url(${file}) format("woff2")}`;
}

/**
 * Head tags of the site's two self-hosted variable fonts. The faces are inlined because their
 * address must equal the preloaded one, which a bundled style sheet would hash.
 *
 * @param baseUrl base of the site, with both slashes
 */
export function fontTags(baseUrl: string): HtmlTagObject[] {
  const text = `${baseUrl}fonts/inter.woff2`;
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
        face('Inter Variable', text, 'optional') +
        face('JetBrains Mono Variable', `${baseUrl}fonts/jetbrains-mono.woff2`, 'swap') +
        FALLBACKS,
    },
  ];
}
