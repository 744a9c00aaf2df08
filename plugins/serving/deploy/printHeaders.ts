import {FILE_POLICY} from '../siteHeaders';
import type {HeaderRule} from '../types';

/** Directives that may stand beside any other policy: a browser enforces all policies of a response. */
const COMMON = /^(object-src|base-uri|frame-ancestors)\b/;

const CSP = 'Content-Security-Policy';

type Headers = Readonly<Record<string, string>>;

/** Paths right below a base that hold pages: the base, pages beside its own, folders with a page in them. */
function sections(base: string, files: readonly string[]): string[] {
  const pages = files.filter((file) => file.endsWith('.html'));
  const paths = pages.map((page) => {
    const [first = '', ...rest] = page.split('/');
    return `${base}${rest.length > 0 ? `${first}/*` : first.replace('index.html', '')}`;
  });
  return [...new Set(paths)].sort();
}

/**
 * The `_headers` file of CDN hosts. They send the headers of every rule that matches, a name that comes
 * twice joined to one: so a page must match no two rules of different policy. What all files share stands
 * at the base, the rest at each folder that holds pages of the site's own policy. Files that are no
 * pages get the shared directives and, where no rule names a time, the host's own, which is to ask again.
 */
export function printHeaders(
  rules: readonly HeaderRule[],
  bases: readonly {baseUrl: string; files: readonly string[]}[],
): string {
  const printed = new Map<string, Headers>();
  const add = (path: string, headers: Headers) => {
    printed.set(path, {...printed.get(path), ...headers});
  };
  const basePaths = new Set(bases.map(({baseUrl}) => `${baseUrl}*`));
  // Files get the shared directives below, which is all that they need of a policy.
  const others = rules.filter(
    ({path, headers}) => !basePaths.has(path) && headers[CSP] !== FILE_POLICY,
  );
  const ownPolicies = others.filter(({headers}) => CSP in headers).map(({path}) => path);
  const hasOwnTimes = (section: string) =>
    others.some(
      ({path, headers}) =>
        section.endsWith('*') &&
        'Cache-Control' in headers &&
        path.startsWith(section.slice(0, -1)),
    );
  for (const {baseUrl, files} of bases) {
    const base = rules.find(({path}) => path === `${baseUrl}*`)?.headers ?? {};
    const {[CSP]: policy = '', 'Cache-Control': time = '', ...rest} = base;
    const directives = policy.split('; ');
    const shared = directives.filter((one) => COMMON.test(one)).join('; ');
    const own = directives.filter((one) => !COMMON.test(one)).join('; ');
    // An older version lies below the current one, whose rule reaches it.
    if (!bases.some((other) => other.baseUrl !== baseUrl && baseUrl.startsWith(other.baseUrl))) {
      add(`${baseUrl}*`, {...rest, [CSP]: shared});
    }
    for (const section of sections(baseUrl, files)) {
      if (!ownPolicies.includes(section)) {
        add(section, {[CSP]: own, ...(!hasOwnTimes(section) && {'Cache-Control': time})});
      }
    }
  }
  others.forEach(({path, headers}) => add(path, headers));
  return [...printed]
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n')
    .concat('\n');
}
