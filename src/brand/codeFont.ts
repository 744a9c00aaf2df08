/** Name of the font for code in style sheets. */
export const CODE_FONT = 'JetBrains Mono Variable';

/** Attribute of `<html>` that lets code use the font (`src/css/base.css`). */
export const CODE_FONT_ATTRIBUTE = 'data-code-font';

/** Name in the session storage under which it is noted that the font has been here. */
export const CODE_FONT_KEY = 'x-docs:code-font';

/**
 * Lets code use its font from the first view on, when an earlier page of the visit has brought it.
 *
 * The inline script of every page uses this function's source text, so it refers to nothing outside itself.
 */
export function showKnownCodeFont(
  {sessionStorage, document}: Pick<Window, 'sessionStorage' | 'document'>,
  key: string,
  attribute: string,
): void {
  if (sessionStorage.getItem(key)) {
    document.documentElement.setAttribute(attribute, '');
  }
}

/**
 * Brings the font for code on the first page of a visit. It comes with the scripts, after the first view, so that it
 * does not stand in line with what that view needs. Letters are as wide in the local font, so nothing moves.
 *
 * The font is in the style sheet from the start and waits for the attribute: a font that a script adds would have
 * the whole page laid out again.
 */
export async function bringCodeFont(
  window: Pick<Window, 'sessionStorage'> & {document: Pick<Document, 'documentElement' | 'fonts'>},
): Promise<void> {
  const root = window.document.documentElement;
  if (root.hasAttribute(CODE_FONT_ATTRIBUTE)) {
    return;
  }
  try {
    await window.document.fonts.load(`1em "${CODE_FONT}"`);
    root.setAttribute(CODE_FONT_ATTRIBUTE, '');
    window.sessionStorage.setItem(CODE_FONT_KEY, '1');
  } catch {
    // Without the font the local one stays; without storage the next page waits again.
  }
}
