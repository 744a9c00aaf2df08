import {generateRoutesCode} from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import type {RouteConfig} from '@docusaurus/types';
import {addOrigins} from '../../../plugins/lazy-routes/addOrigins';
import {printModules} from '../../../plugins/lazy-routes/printModules';
import {parseRegistry, parseRoutes} from '../../../plugins/lazy-routes/readRoutes';
import {MOST_PAGES, splitRoutes} from '../../../plugins/lazy-routes/splitRoutes';

const page = (path: string, more: Partial<RouteConfig> = {}): RouteConfig => ({
  path,
  component: '@theme/DocItem',
  exact: true,
  modules: {content: `@site/docs${path}.mdx`},
  sidebar: 'docs',
  ...more,
});

/** A site as the framework generates it: a home page and docs below three layouts. */
function generate(pages: RouteConfig[]) {
  const {routesConfig, routesChunkNames, registry} = generateRoutesCode([
    {path: '/x/', component: '@site/src/pages/index.tsx', exact: true},
    {
      path: '/x/',
      component: '@theme/DocsRoot',
      exact: false,
      routes: [{path: '/x/', component: '@theme/DocRoot', exact: false, routes: pages}],
    },
  ]);
  const text = `export default {\n${Object.entries(registry)
    .map(
      ([name, module]) =>
        `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`,
    )
    .join('\n')}\n};\n`;
  const split = splitRoutes(parseRoutes(routesConfig), routesChunkNames);
  return {split, chunkNames: routesChunkNames, registry: text, modules: parseRegistry(text)};
}

const many = (count: number, folder: string) =>
  Array.from({length: count}, (_, index) => page(`${folder}page-${index}/`));

describe('the routes of a site', () => {
  const {split} = generate([
    page('/x/charts/'),
    page('/x/charts/bars/'),
    page('/x/tree/'),
    page('/x/special/', {modules: {content: 'a', sidebar: 'b'}}),
    page('/x/hidden/', {sidebar: undefined}),
  ]);

  it('lose the pages that are alike to the sections of their folders', () => {
    expect(
      split.sections.map(({path, attributes, pages}) => [
        path,
        attributes,
        pages.map((one) => one.path),
      ]),
    ).toEqual([
      ['/x/charts/', {exact: true, sidebar: 'docs'}, ['/x/charts/', '/x/charts/bars/']],
      ['/x/tree/', {exact: true, sidebar: 'docs'}, ['/x/tree/']],
      ['/x/hidden/', {exact: true}, ['/x/hidden/']],
    ]);
  });

  it('keep layouts, the home page, and pages of other modules', () => {
    const paths: string[] = [];
    const walk = (routes: typeof split.frame) =>
      routes.forEach((route) => {
        paths.push(route.path);
        walk(route.routes ?? []);
      });
    walk(split.frame);
    expect(paths).toEqual(['/x/', '/x/', '/x/', '/x/special/', '*']);
  });

  it('keep a page at the address of its layout, which is the start of the site', () => {
    const start = generate([page('/x/'), page('/x/a/')]).split;
    expect(start.sections.flatMap(({pages}) => pages.map(({path}) => path))).toEqual(['/x/a/']);
  });

  it('are split by one folder more where a section is large', () => {
    const api = [
      page('/x/api/charts/'),
      ...many(60, '/x/api/charts/'),
      ...many(60, '/x/api/grid/'),
    ];
    expect(generate(api).split.sections.map(({path, pages}) => [path, pages.length])).toEqual([
      ['/x/api/', 1],
      ['/x/api/charts/', 60],
      ['/x/api/grid/', 60],
    ]);
    expect(generate(many(MOST_PAGES + 1, '/x/flat/')).split.sections).toHaveLength(1);
  });
});

describe('the modules for the browser', () => {
  const site = generate([page('/x/charts/'), page('/x/charts/bars/'), page('/x/tree/')]);
  const modules = printModules(site.split, site);

  it('name no page of a section outside of its table', () => {
    for (const name of ['routes.js', 'registry.js', 'routesChunkNames.json', 'sections.js']) {
      expect(modules.get(name)).not.toMatch(/bars|docs\/x/);
    }
    expect(modules.get('pages-0.js')).toContain('"bars/", () => import(');
    expect(modules.get('pages-0.js')).toContain('"@site/docs/x/charts/bars/.mdx"');
    expect(modules.get('pages-1.js')).not.toContain('bars');
  });

  it('keep the modules of the frame and the component of the pages', () => {
    const kept = [...parseRegistry(modules.get('registry.js')!).values()];
    expect(kept.sort()).toEqual([
      '@site/src/pages/index.tsx',
      '@theme/DocItem',
      '@theme/DocRoot',
      '@theme/DocsRoot',
    ]);
  });

  it('give the section the list of children that the router reads', () => {
    const parent = site.split.sections[0]!.parent;
    expect(modules.get('routes.js')).toContain(`(children["${parent}"] = [])`);
  });

  it('are the same for the same site', () => {
    expect([...printModules(site.split, site)]).toEqual([...modules]);
  });

  it('let the HTML of a page name its content and its section', () => {
    const content = site.split.sections[0]!.pages[1]!.content;
    const origins = {'pages-0': ['7'], [content]: ['1', '2'], other: ['9']};
    expect(addOrigins(origins, site.modules, site.split.sections)).toMatchObject({
      ...origins,
      '@site/docs/x/charts/bars/.mdx': ['7', '1', '2'],
    });
  });
});
