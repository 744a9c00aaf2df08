/**
 * Gives the page its font for code once it is drawn, so that it does not stand in line with what the first view needs.
 * Letters are as wide in the local font, so nothing moves. Later pages of the visit have it at once, from the cache.
 *
 * The inline script of every page uses this function's source text, so it refers to nothing outside itself.
 *
 * @param file address of the font
 * @param key name in the session storage under which it is noted that the font has been here
 */
export function loadCodeFont(window: Window & typeof globalThis, file: string, key: string): void {
  const {document} = window;
  const add = (): void => {
    const face = new window.FontFace('JetBrains Mono Variable', `url(${file}) format("woff2")`, {
      weight: '400 700',
      display: 'swap',
    });
    document.fonts.add(face);
  };
  const note = (): void => {
    try {
      window.sessionStorage.setItem(key, '1');
    } catch {
      // Without storage the next page waits again.
    }
  };
  let known: unknown;
  try {
    known = window.sessionStorage.getItem(key);
  } catch {
    known = null;
  }
  if (known) {
    add();
    return;
  }
  window.addEventListener('load', () =>
    window.requestAnimationFrame(() =>
      window.setTimeout(() => {
        add();
        note();
      }),
    ),
  );
}
