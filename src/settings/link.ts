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
