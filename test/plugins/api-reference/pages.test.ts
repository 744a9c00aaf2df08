import {emit, type Emitted} from '../../../plugins/api-reference/emit';
import {redirectPages} from '../../../plugins/api-reference/emit/redirects';
import {allSlugs} from '../../../plugins/api-reference/emit/links';
import {withApiPages} from '../../../plugins/api-reference/navigationNodes';
import {PRODUCTS} from '../../../plugins/api-reference/packages';
import {anchorOf} from '../../../plugins/api-reference/render/anchors';
import {namesIn} from '../../../plugins/api-reference/render/typeText';
import type {PageData} from '../../../plugins/api-reference/model';
import type {ApiFacts, PageList} from '../../../plugins/api-reference/types';
import {navigation} from '../../../src/navigation';
import {isApiPath, isPage, walk} from '../../../src/navigation/walk';
import {READING, realFacts} from './realFacts';

const GUIDE = 'react-data-grid/sorting';
let facts: ApiFacts;
let pages: PageList;
let emitted: Emitted;
let byAddress: Map<string, PageData>;

const addressOf = ({product, slug}: PageData): string =>
  `/x/api/${product}/${slug ? `${slug}/` : ''}`;

beforeAll(() => {
  ({facts, pages} = realFacts());
  const demos = new Map([['data-grid/DataGrid', [{title: 'Sorting', href: `/x/${GUIDE}/`}]]]);
  emitted = emit({
    facts,
    pages,
    baseUrl: '/x/',
    demos,
    docPaths: new Set([GUIDE]),
    entryPoints: new Set(),
  });
  byAddress = new Map(emitted.pageData.map((page) => [addressOf(page), page]));
}, READING);

const idsOf = (page: PageData): string[] => [
  ...page.sections.flatMap(({id, kind, entries}) => [
    id,
    ...entries.map((entry) => anchorOf(page, kind, entry.n)),
  ]),
  ...page.also.map((entry) => anchorOf(page, 'prop', entry.n)),
  ...(page.groups ?? []).map(({id}) => id),
];

/** Every address of this site in a page's data. */
function* addressesIn(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    if (value.startsWith('/x/')) yield value;
    for (const [, href = ''] of value.matchAll(/href="(\/x\/[^"]*)"/g)) yield href;
  } else if (typeof value === 'object' && value !== null) {
    for (const item of Object.values(value)) yield* addressesIn(item);
  }
}

describe('pages', () => {
  it('exist for every API page of the navigation, or forward from it', () => {
    const redirects = redirectPages(pages, '/x/');
    const lost = walk(navigation)
      .map(({node}) => node)
      .filter((node) => isPage(node) && isApiPath(node.pathname))
      .map(({pathname}) => pathname)
      .filter((path) => !byAddress.has(`${path}/`) && !redirects.has(path.slice('/x/'.length)));
    expect(lost).toEqual([]);
    expect(byAddress.size).toBe(emitted.pageData.length);
  });

  it('give each row an id of its own', () => {
    const doubled = emitted.pageData.flatMap((page) => {
      const ids = idsOf(page);
      return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${page.slug}#${id}`);
    });
    expect(doubled).toEqual([]);
  });

  it('link to pages and rows that exist only', () => {
    const anchors = new Map(
      [...byAddress].map(([address, page]) => [address, new Set(idsOf(page))]),
    );
    const all = [
      ...emitted.pageData,
      ...[...emitted.data.values()].map((text) => JSON.parse(text)),
    ];
    const addresses = new Set(all.flatMap((item) => [...addressesIn(item)]));
    const broken = [...addresses].filter((address) => {
      const [page = '', id] = address.split('#');
      if (page === `/x/${GUIDE}/`) return false;
      return !anchors.has(page) || (id !== undefined && !anchors.get(page)?.has(id));
    });
    expect(addresses.size).toBeGreaterThan(1000);
    expect(broken).toEqual([]);
  });

  it('carry no markup of a comment: tags are the renderer’s own', () => {
    const html = emitted.pageData.flatMap((page) => [
      page.summary ?? '',
      page.deprecated ?? '',
      ...page.sections.flatMap(({entries}) =>
        entries.flatMap(({h, x, s}) => [
          h ?? '',
          x ?? '',
          ...(s ?? []).flatMap(({p, rh}) => [rh ?? '', ...p.map((param) => param.h ?? '')]),
        ]),
      ),
    ]);
    const tags = html.flatMap((text) => [...text.matchAll(/<[^>]*>/g)].map(([tag]) => tag));
    const own = /^<(\/?(a|code|li|p|pre|strong|ul)|a href="(https:\/\/|\/x\/)[^"<>]*")>$/;
    expect(tags.length).toBeGreaterThan(5000);
    expect(tags.filter((tag) => !own.test(tag))).toEqual([]);
  });

  it('name the demos that import a component', () => {
    const page = byAddress.get('/x/api/data-grid/data-grid/');
    expect(page?.demos).toEqual([{title: 'Sorting', href: `/x/${GUIDE}/`}]);
  });

  it('make a link of a type’s name where the name has a page or a row', () => {
    const links = byAddress.get('/x/api/data-grid/data-grid/')?.links ?? {};
    expect(links.GridColDef).toEqual({
      h: '/x/api/data-grid/grid-col-def/',
      k: 'data-grid/GridColDef',
    });
    expect(links.GridRowId?.h).toBe('/x/api/data-grid/types/#GridRowId');
    expect(links.SxProps?.h).toMatch(/^https:\/\/mui\.com\//);
  });

  it('leave no name of the packages’ own types without a link', () => {
    const own = new Set(facts.types.map((item) => `${item.product}/${item.name}`));
    const bare = emitted.pageData.flatMap((page) =>
      page.sections
        .flatMap(({entries}) => entries)
        .flatMap(({t, s}) => [
          t ?? '',
          ...(s ?? []).flatMap(({p, r}) => [r, ...p.map((param) => param.t)]),
        ])
        .flatMap(namesIn)
        .filter((name) => own.has(`${page.product}/${name}`) && !page.links[name])
        .map((name) => `${page.slug}: ${name}`),
    );
    expect(bare).toEqual([]);
    expect(byAddress.get('/x/api/charts/line-chart/')?.links.MakeOptional?.h).toBe(
      '/x/api/charts/types/#MakeOptional',
    );
  });

  it('mark the names of a component that its lower plans lack, and none of one that has no lower plan', () => {
    const plans = (path: string, kind: string): Record<string, number> => {
      const entries = byAddress
        .get(`/x/api/${path}/`)
        ?.sections.find(({id}) => id === kind)?.entries;
      const counts: Record<string, number> = {};
      for (const {p = 'community'} of entries ?? []) counts[p] = (counts[p] ?? 0) + 1;
      return counts;
    };
    const planOf = (path: string, name: string) =>
      byAddress
        .get(`/x/api/${path}/`)
        ?.sections.flatMap(({entries}) => entries)
        .find(({n}) => n === name)?.p;
    expect(plans('data-grid/data-grid', 'props')).toEqual({community: 125});
    expect(plans('data-grid/data-grid-pro', 'props')).toEqual({community: 126, pro: 40});
    expect(plans('data-grid/data-grid-premium', 'props')).toEqual({
      community: 126,
      pro: 40,
      premium: 46,
    });
    expect(planOf('data-grid/data-grid-premium', 'pinnedColumns')).toBe('pro');
    expect(planOf('data-grid/data-grid-premium', 'aggregationModel')).toBe('premium');
    expect(planOf('charts/bar-chart-pro', 'zoomData')).toBe('pro');
    expect(planOf('charts/bar-chart-pro', 'series')).toBeUndefined();
    expect(plans('data-grid/prompt-field', 'props')).toEqual({community: 5});
  });

  it('have addresses for all products that the page list names', () => {
    for (const product of PRODUCTS) {
      const missing = allSlugs(pages, product).filter(
        (slug) => !byAddress.has(`/x/api/${product}/${slug}/`),
      );
      expect([product, missing]).toEqual([product, []]);
    }
  });
});

describe('a page at an old address', () => {
  it('forwards to the new one, with script and without', () => {
    const html = redirectPages(pages, '/x/').get('api/data-grid/grid-list-col-def');
    const target = '/x/api/data-grid/grid-list-view-col-def/';
    expect(html).toContain(`<link rel="canonical" href="${target}">`);
    expect(html).toContain(`content="0; url=${target}"`);
    expect(html).toContain(`location.replace('${target}'+location.search+location.hash)`);
  });
});

describe('the navigation', () => {
  it('gets the pages that it does not name, each once and in its group', () => {
    const nodes = walk(withApiPages(navigation, pages)).map(({node}) => node);
    const paths = nodes.map(({pathname}) => pathname);
    const lost = [...byAddress.keys()].filter((address) => !paths.includes(address.slice(0, -1)));
    expect(lost).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
    const components = nodes.find(({pathname}) => pathname === '/x/api/data-grid-components-group');
    const names = components?.children?.map(({title}) => title ?? '') ?? [];
    expect(names).toContain('PivotPanelTrigger');
    expect(names).toEqual([...names].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
  });

  it('without a group for the API stays as it is', () => {
    const nodes = [
      {pathname: '/x/introduction', children: [{pathname: '/x/introduction/support'}]},
    ];
    expect(withApiPages(nodes, pages)).toEqual(nodes);
  });
});
