/**
 * Resolves an address that came from outside.
 *
 * @param base Address of the page, against which `//host/path` and `/path` are resolved.
 * @returns The absolute address, or nothing when it is not `http(s)`: `javascript:` and `data:` never pass.
 */
export function safeUrl(value: unknown, base: string): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') {
    return undefined;
  }
  try {
    const url = new URL(value, base);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
  } catch {
    return undefined;
  }
}
