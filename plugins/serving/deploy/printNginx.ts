import {TYPES} from '../server/contentTypes';
import type {HeaderRule, Redirect} from '../types';

const quote = (text: string) => `"${text.replace(/(["\\])/g, '\\$1')}"`;
const pattern = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
const variable = (name: string) => `$x_${name.toLowerCase().replace(/[^a-z]/g, '_')}`;

/** A map from path to the value of one header; the first expression that matches wins. */
function printMap(name: string, rules: readonly HeaderRule[]): string[] {
  const matching = rules.filter(({headers}) => name in headers).reverse();
  // Requests that nginx cannot read have no path.
  const everywhere = matching.find(({path}) => path === '/*')?.headers[name] ?? '';
  return [
    `map $uri ${variable(name)} {`,
    `  default ${quote(everywhere)};`,
    ...matching
      .filter(({path}) => path !== '/*')
      .map(
        ({path, headers}) =>
          `  ${quote(path.endsWith('*') ? `~^${pattern(path.slice(0, -1))}` : path)} ${quote(headers[name]!)};`,
      ),
    '}',
  ];
}

/** Expression for the addresses of a redirect; only what is safe in a header is taken over from one. */
function matchOf(from: string): string {
  const start = pattern(from.replace(/\/?\*?$/, ''));
  if (from.endsWith('*')) {
    return `~^${start}(?:/(?<x_splat>[\\w./~-]*))?$`;
  }
  return from.endsWith('/') ? `~^${start}/?$` : `~^${pattern(from)}$`;
}

/** A destination that takes the query of the request with it. */
function destination(to: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  const withSplat = path.replace(':splat', '$x_splat');
  return `${withSplat}${query}${query === '' ? '$is_args$args' : '$x_more'}${hash}`;
}

/** A map from path to destination for one status; all redirects are in it, so that their order is kept. */
function printRedirectMap(redirects: readonly Redirect[], temporary: boolean): string[] {
  return [
    `map $uri $x_${temporary ? 'temporary' : 'permanent'} {`,
    '  default "";',
    ...redirects.map((redirect) => {
      const {from, to} = redirect;
      const isOfStatus = Boolean(redirect.temporary) === temporary;
      return `  ${quote(matchOf(from))} ${quote(isOfStatus ? destination(to) : '')};`;
    }),
    '}',
  ];
}

/** What the configuration is made of. */
export interface NginxSite {
  baseUrl: string;
  rules: readonly HeaderRule[];
  redirects: readonly Redirect[];
  /** Paths of the pages that say what is missing: `/x/404.html`, `/x/v7/404.html`, … */
  missing: readonly string[];
}

/** Where the output lies on the server, and where the server listens. */
export interface NginxPlace {
  /** Folder that holds the output as its `x/`. */
  root: string;
  listen: string;
}

/** The part of an nginx configuration that belongs in `http`: maps, types and one server. */
export function printNginx(
  {baseUrl, rules, redirects, missing}: NginxSite,
  {root, listen}: NginxPlace,
): string {
  const names = [...new Set(rules.flatMap(({headers}) => Object.keys(headers)))];
  const plain = (type: string) => type.replace(/;.*/, '');
  const texts = Object.values(TYPES).filter((type) => type.includes('charset'));
  return [
    '# Made by npm run build from the headers and redirects of the site. Do not edit.',
    '# Include it in the http block; brotli_static needs the module http_brotli_static.',
    ...names.flatMap((name) => printMap(name, rules)),
    ...printRedirectMap(redirects, false),
    ...printRedirectMap(redirects, true),
    'map $args $x_more { default "&$args"; "" ""; }',
    'map $request_method $x_allow { default "GET, HEAD"; GET ""; HEAD ""; }',
    'server {',
    `  listen ${listen};`,
    `  root ${quote(root)};`,
    '  server_tokens off;',
    '  absolute_redirect off;',
    '  etag on;',
    '  gzip_static on;',
    '  brotli_static on;',
    '  gzip_vary on;',
    '  charset utf-8;',
    `  charset_types ${[...new Set(texts.map(plain))].filter((type) => type !== 'text/html').join(' ')};`,
    '  types {',
    ...Object.entries(TYPES).map(([ending, type]) => `    ${plain(type)} ${ending};`),
    '  }',
    '  default_type application/octet-stream;',
    ...names.map((name) => `  add_header ${name} ${variable(name)} always;`),
    '  add_header Allow $x_allow always;',
    '  if ($request_method !~ ^(GET|HEAD)$) { return 405; }',
    '  if ($x_permanent) { return 301 $x_permanent; }',
    '  if ($x_temporary) { return 302 $x_temporary; }',
    `  if ($request_uri ~ "^(/[^?]*/)index\\.html(?:\\?|$)") { return 301 $1$is_args$args; }`,
    // What is hidden, what packing has added, and what other hosts are told.
    `  location ~ "/\\.|\\.(br|gz)$|^${pattern(baseUrl)}_(headers|redirects)$" { return 404; }`,
    ...[...missing].sort().flatMap((page) => {
      const folder = page.replace(/404\.html$/, '');
      const says = `error_page 404 ${page}; error_page 403 =404 ${page};`;
      return [
        `  location = ${page} { internal; ${says} }`,
        `  location ${folder === baseUrl ? '/' : folder} { ${says} }`,
      ];
    }),
    `  error_page 404 ${baseUrl}404.html;`,
    '}',
    '',
  ].join('\n');
}
