/**
 * Reads `?settings=key:text;key:text` into stored texts by key. Texts are not checked here: the
 * schema's `parse` decides. Never throws.
 *
 * The inline head script uses this function's source text, so it refers to nothing outside itself.
 */
export function parseSettingsLink(search: string): Record<string, string> {
  const found: Record<string, string> = {};
  const text = new URLSearchParams(search).get('settings') || '';
  text.split(';').forEach((pair) => {
    const at = pair.indexOf(':');
    if (at > 0) {
      found[pair.slice(0, at)] = pair.slice(at + 1);
    }
  });
  return found;
}

/** Query parameter of the framework that shows a color mode for the visit. */
export const MODE_PARAMETER = 'docusaurus-theme';

/**
 * An address that carries settings: `texts` by key, and a color mode when one is chosen. Other
 * parameters of the address stay, its hash goes: it would name a demo's variant.
 */
export function settingsLink(
  address: string,
  texts: Readonly<Record<string, string>>,
  mode: 'light' | 'dark' | null,
): string {
  const url = new URL(address);
  url.hash = '';
  const pairs = Object.entries(texts).map(([key, text]) => `${key}:${text}`);
  setParameter(url, 'settings', pairs.join(';'));
  setParameter(url, MODE_PARAMETER, mode ?? '');
  return url.href;
}

function setParameter(url: URL, name: string, value: string): void {
  if (value) {
    url.searchParams.set(name, value);
  } else {
    url.searchParams.delete(name);
  }
}

/** The address without the settings whose keys are not in `keep`, for a visitor who chose otherwise. */
export function withoutSettings(address: string, keep: readonly string[]): string {
  const url = new URL(address);
  const pairs = Object.entries(parseSettingsLink(url.search)).filter(([key]) => keep.includes(key));
  setParameter(url, 'settings', pairs.map(([key, text]) => `${key}:${text}`).join(';'));
  return url.href;
}

/** The address without its color mode. */
export function withoutMode(address: string): string {
  const url = new URL(address);
  url.searchParams.delete(MODE_PARAMETER);
  return url.href;
}
