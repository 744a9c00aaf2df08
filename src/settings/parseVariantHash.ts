/** What a URL hash says about the demo to show. */
export interface VariantHash {
  /** Name of the demo (or id of a heading, when there is no ending). */
  name: string;
  /** Language of the code, present only when the hash ends in `.tsx` or `.js`. */
  language?: 'ts' | 'js';
  /** Styling of the code, present only beside a language, from a `system-`, `css-` or `tailwind-` prefix. */
  styling?: 'system' | 'css' | 'tailwind';
}

/**
 * Reads a demo and its variant from a URL hash: `#Name`, `#Name.tsx`, `#css-Name.js` (SPEC section 4).
 * Only an ending makes it a variant. Returns `null` for an empty hash, a bare ending or broken
 * percent-encoding; never throws.
 *
 * The inline head script uses this function's source text, so it refers to nothing outside itself.
 */
export function parseVariantHash(hash: string): VariantHash | null {
  let text = hash.charAt(0) === '#' ? hash.slice(1) : hash;
  try {
    text = decodeURIComponent(text);
  } catch {
    return null;
  }
  if (!text) {
    return null;
  }
  const match = /^(?:(system|css|tailwind)-)?(.*)\.(tsx|js)$/.exec(text);
  if (!match) {
    return {name: text};
  }
  if (!match[2]) {
    return null;
  }
  const found: VariantHash = {name: match[2], language: match[3] === 'js' ? 'js' : 'ts'};
  if (match[1]) {
    found.styling = match[1] as VariantHash['styling'];
  }
  return found;
}
