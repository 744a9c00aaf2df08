/** Content type by ending; pages and data are UTF-8. */
export const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
};

/** Endings of files that compression makes smaller. */
export const COMPRESSIBLE =
  /\.(html|m?js|css|json|map|webmanifest|xml|atom|txt|md|svg|ico|csv|wasm)$/;

/** Files below this size, bytes, gain nothing: they fit in one packet anyway. */
export const MIN_COMPRESSED = 1024;

/** Content type of a file by its name; bytes when the ending is unknown. */
export function contentType(name: string): string {
  return TYPES[/\.([^.]+)$/.exec(name)?.[1] ?? ''] ?? 'application/octet-stream';
}
