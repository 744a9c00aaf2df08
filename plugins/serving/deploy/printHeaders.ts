import type {HeaderRule} from '../types';

/** Directives that may stand beside any other policy: a browser enforces all policies of a response. */
const COMMON = /^(object-src|base-uri|frame-ancestors)\b/;

const CSP = 'Content-Security-Policy';

/** The folders and pages right below a base that do not belong to a page with a policy of its own. */
function sections(base: string, own: readonly string[], files: readonly string[]): string[] {
  const inside = files.map((file) => `${base}${file}`);
  const folders = inside.flatMap((file) => {
    const [first, ...rest] = file.slice(base.length).split('/');
    return rest.length > 0 ? [`${base}${first}/*`] : [];
  });
  const pages = inside.filter(
    (file) => file.endsWith('.html') && !file.slice(base.length).includes('/'),
  );
  return [...new Set([base, ...pages, ...folders])]
    .filter((path) => !own.some((one) => one === path))
    .sort();
}

/**
 * The `_headers` file of CDN hosts. They send the headers of every rule that matches, a name that comes
 * twice joined to one: so a page must match no two rules of different policy. What all pages share stands
 * at the base, the rest at each folder that holds pages of the site's own policy.
 */
export function printHeaders(
  rules: readonly HeaderRule[],
  bases: readonly {baseUrl: string; files: readonly string[]}[],
): string {
  const lines = (path: string, headers: Readonly<Record<string, string>>) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ];
  const basePaths = new Set(bases.map(({baseUrl}) => `${baseUrl}*`));
  const own = rules
    .filter(({path, headers}) => CSP in headers && !basePaths.has(path))
    .map(({path}) => path);
  /** Such folders get the host's own rule, which is to ask again: two rules for one file would be joined. */
  const isOwnCache = (path: string) =>
    rules.some(
      (rule) =>
        rule.path.startsWith(path.replace(/\*$/, '')) &&
        'Cache-Control' in rule.headers &&
        !basePaths.has(rule.path),
    );
  return bases
    .flatMap(({baseUrl, files}) => {
      const base = rules.find(({path}) => path === `${baseUrl}*`)?.headers ?? {};
      const {[CSP]: policy = '', 'Cache-Control': cache = '', ...rest} = base;
      const directives = policy.split('; ');
      const shared = directives.filter((one) => COMMON.test(one)).join('; ');
      const others = directives.filter((one) => !COMMON.test(one)).join('; ');
      const nested = [...basePaths].filter((path) => path !== `${baseUrl}*`);
      return [
        // An older version lies below the current one, whose rule reaches it.
        ...(nested.some((path) => path.startsWith(baseUrl)) || bases.length === 1
          ? lines(`${baseUrl}*`, {...rest, [CSP]: shared})
          : []),
        ...sections(baseUrl, [...own, ...nested], files).flatMap((path) =>
          lines(path, {
            [CSP]: others,
            ...(!(path.endsWith('*') && isOwnCache(path)) && {'Cache-Control': cache}),
          }),
        ),
      ];
    })
    .concat(
      rules
        .filter(({path}) => !basePaths.has(path))
        .flatMap(({path, headers}) => lines(path, headers)),
    )
    .join('\n')
    .concat('\n');
}
