/** What a host sends that joins the headers of all rules of a `_headers` file that match a path. */
export function joinHeaders(text: string, pathname: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  let matches = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) {
      matches = line.endsWith('*') ? pathname.startsWith(line.slice(0, -1)) : pathname === line;
    } else if (matches && line) {
      const [, name = '', value = ''] = /^ {2}([^:]+): (.*)$/.exec(line) ?? [];
      (found[name] ??= []).push(value);
    }
  }
  return found;
}
