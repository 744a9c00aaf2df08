import type {VariantHash} from './parseVariantHash';

/** One setting as the inline head script knows it. */
export interface HeadSetting {
  key: string;
  cookie: boolean;
  storageKey: string;
  attribute: string;
  hash?: 'language' | 'styling';
  default: string;
  values: Readonly<Record<string, string>>;
}

/**
 * Sets the attributes of `<html>` before the first paint: color mode, and every setting that has an
 * attribute. A value comes from the URL's hash, else from `?settings=`, else from storage, else it is
 * the default; unknown texts count as absent. Nothing is thrown when storage or cookies are blocked.
 *
 * The page carries this function as text: it may use nothing but its parameters and browser globals,
 * and no syntax that a compiler turns into a helper.
 */
export function applyBeforePaint(
  win: Window,
  settings: HeadSetting[],
  themeKey: string,
  parseHash: (hash: string) => VariantHash | null,
  parseLink: (search: string) => Record<string, string>,
): void {
  const doc = win.document;
  const root = doc.documentElement;
  function attempt<T>(read: () => T): T | undefined {
    try {
      return read();
    } catch {
      return undefined;
    }
  }
  function cookie(name: string): string | undefined {
    const found = doc.cookie.split('; ').filter((part) => part.indexOf(name + '=') === 0)[0];
    return found && decodeURIComponent(found.slice(name.length + 1));
  }
  const variant = attempt(() => parseHash(win.location.hash));
  const link = attempt(() => parseLink(win.location.search)) || {};
  settings.forEach((setting) => {
    const texts = Object.keys(setting.values);
    const stored = attempt(() =>
      setting.cookie ? cookie(setting.storageKey) : win.localStorage.getItem(setting.storageKey),
    );
    const text = [link[setting.key], stored].filter((raw) => texts.indexOf(raw as string) >= 0)[0];
    root.setAttribute(
      setting.attribute,
      (variant && setting.hash && variant[setting.hash]) ||
        (text ? (setting.values[text] as string) : setting.default),
    );
  });
  const schemes = ['light', 'dark'];
  const storedScheme = attempt(() => win.localStorage.getItem(themeKey)) || '';
  const asked = attempt(() => new URLSearchParams(win.location.search).get('docusaurus-theme'));
  const scheme = [asked, storedScheme].filter((name) => schemes.indexOf(name as string) >= 0)[0];
  if (storedScheme && schemes.indexOf(storedScheme) < 0) {
    attempt(() => win.localStorage.removeItem(themeKey));
  }
  const dark = attempt(() => win.matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-theme', scheme || (dark ? 'dark' : 'light'));
  root.setAttribute('data-theme-choice', scheme || 'system');
}

/**
 * Runs after the framework's own inline script, which takes any name from `?docusaurus-theme=`: an
 * unknown color scheme is reported on the console and changes nothing (SPEC section 5).
 *
 * The page carries this function as text, see `applyBeforePaint`.
 */
export function repairScheme(win: Window, themeKey: string): void {
  const root = win.document.documentElement;
  const name = root.getAttribute('data-theme');
  if (name === 'light' || name === 'dark') {
    return;
  }
  // eslint-disable-next-line no-console -- the specification asks for a console error
  console.error('Unknown color scheme "' + name + '": use light, dark or system.');
  let choice: string | null = null;
  let dark = false;
  try {
    choice = win.localStorage.getItem(themeKey);
    dark = win.matchMedia('(prefers-color-scheme: dark)').matches;
  } catch {
    // Blocked storage: the choice counts as absent.
  }
  const known = choice === 'light' || choice === 'dark' ? choice : null;
  root.setAttribute('data-theme', known || (dark ? 'dark' : 'light'));
  root.setAttribute('data-theme-choice', known || 'system');
}
