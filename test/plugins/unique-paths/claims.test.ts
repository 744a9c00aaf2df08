import {generateRoutesCode} from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import type {PageNode} from '../../../src/navigation';
import {findDuplicates} from '../../../plugins/unique-paths/findDuplicates';
import {nodeClaims} from '../../../plugins/unique-paths/nodeClaims';
import {routeClaims} from '../../../plugins/unique-paths/routeClaims';
import {sidebarClaims} from '../../../plugins/unique-paths/sidebarClaims';

describe('duplicates', () => {
  it('are found with all their places, whatever the closing slash', () => {
    expect(
      findDuplicates([
        {path: '/x/b/', place: 'first'},
        {path: '/x/a', place: 'second'},
        {path: '/x/b', place: 'third'},
        {path: '/x/c', place: 'alone'},
        {path: '/x/a', place: 'fourth'},
        {path: '/x/b', place: 'fifth'},
        {path: '/', place: 'root'},
      ]),
    ).toEqual([
      {path: '/x/a', places: ['second', 'fourth']},
      {path: '/x/b', places: ['first', 'third', 'fifth']},
    ]);
  });
});

describe('page nodes', () => {
  const tree: PageNode[] = [
    {
      pathname: '/x/charts',
      title: 'Charts',
      children: [{pathname: '/x/charts'}, {pathname: '/x/api/charts/pie'}],
    },
    {pathname: '/x/made', title: 'One'},
    {pathname: '/x/made', title: 'Two'},
  ];
  const text =
    "{pathname: '/x/charts',\n children: [{pathname: \"/x/charts\"}, ...apiPages('charts', ['Pie'])]}";

  it('are placed in their files, else by the labels that lead to them', () => {
    expect(nodeClaims(tree, [{file: 'src/navigation/charts.ts', text}])).toEqual([
      {path: '/x/charts', place: 'src/navigation/charts.ts:1:12'},
      {path: '/x/charts', place: 'src/navigation/charts.ts:2:24'},
      {path: '/x/api/charts/pie', place: 'src/navigation/charts.ts:2:61'},
      {path: '/x/made', place: 'src/navigation (One)'},
      {path: '/x/made', place: 'src/navigation (Two)'},
    ]);
  });
});

describe('sidebars', () => {
  it('claim the paths of pages, links and group pages, but not of references', () => {
    const docs = [
      {id: 'a', permalink: '/x/a/', title: 'A'},
      {id: 'b', permalink: '/x/b/', title: 'B'},
    ];
    const claims = sidebarClaims({
      versionName: 'v7',
      docs,
      sidebars: {
        docs: [
          {type: 'doc', id: 'a'},
          {type: 'ref', id: 'a'},
          {type: 'html', value: '<hr>', defaultStyle: true},
          {
            type: 'category',
            label: 'Group',
            collapsed: true,
            collapsible: true,
            link: {type: 'doc', id: 'b'},
            items: [
              {type: 'doc', id: 'b', label: 'Bee'},
              {type: 'link', label: 'News', href: 'https://example.com/'},
            ],
          },
        ],
        other: [
          {
            type: 'category',
            label: 'Index',
            collapsed: true,
            collapsible: true,
            link: {type: 'generated-index', slug: '/index', permalink: '/x/index/'},
            items: [{type: 'doc', id: 'gone'}],
          },
        ],
      },
    });
    expect(claims).toEqual([
      {path: '/x/a/', place: 'sidebars.docs[0] of version v7 (A)'},
      {path: '/x/b/', place: 'sidebars.docs[3] of version v7 (Group)'},
      {path: '/x/b/', place: 'sidebars.docs[3].items[0] of version v7 (Group › Bee)'},
      {
        path: 'https://example.com/',
        place: 'sidebars.docs[3].items[1] of version v7 (Group › News)',
      },
      {path: '/x/index/', place: 'sidebars.other[0] of version v7 (Index)'},
    ]);
  });
});

describe('routes', () => {
  const plugin = (name: string, id = 'default') => ({
    plugin: `@generated/${name}/${id}/__plugin.json`,
  });

  function generate(routes: Parameters<typeof generateRoutesCode>[0]) {
    const {routesConfig, routesChunkNames, registry} = generateRoutesCode(routes);
    // As the framework writes registry.js.
    const lines = Object.entries(registry).map(
      ([chunk, module]) =>
        `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`,
    );
    return {
      routes: routesConfig,
      chunkNames: JSON.stringify(routesChunkNames),
      registry: `export default {\n${lines.join('\n')}};\n`,
    };
  }

  it('name their plugin and files, as the installed framework generates them', () => {
    const claims = routeClaims(
      generate([
        {
          path: '/x/',
          component: '@site/src/pages/index.tsx',
          exact: true,
          context: plugin('docusaurus-plugin-content-pages'),
          modules: {config: '@generated/docusaurus.config'},
        },
        {
          path: "/x/it's/",
          component: '@theme/Room',
          exact: true,
          context: {...plugin('@acme/rooms', 'two'), data: {room: '@site/rooms.json'}},
        },
        {
          path: '/x/',
          component: '@theme/DocsRoot',
          context: plugin('docusaurus-plugin-content-docs'),
          routes: [
            {
              path: '/x/',
              component: '@theme/DocVersionRoot',
              routes: [
                {
                  path: '/x/a/',
                  component: '@theme/DocItem',
                  modules: {content: '@site/docs/a/a.mdx'},
                  exact: true,
                  sidebar: 'docs',
                },
                {
                  path: '/x/b/',
                  component: '@theme/DocItem',
                  modules: {
                    content: {__import: true, path: '@site/docs/b/b.mdx', query: {raw: 'yes'}},
                    others: ['@site/docs/b/c.mdx'],
                  },
                },
              ],
            },
          ],
        },
      ] as Parameters<typeof generateRoutesCode>[0]),
    );
    expect(claims).toEqual([
      {path: '/x/', place: 'docusaurus-plugin-content-pages: @site/src/pages/index.tsx'},
      {path: "/x/it's/", place: '@acme/rooms (two): @theme/Room'},
      {path: '/x/a/', place: 'docusaurus-plugin-content-docs: @site/docs/a/a.mdx'},
      {
        path: '/x/b/',
        place: 'docusaurus-plugin-content-docs: @site/docs/b/b.mdx?raw=yes, @site/docs/b/c.mdx',
      },
    ]);
  });

  it('cannot be missing', () => {
    const generated = generate([{path: '/x/', component: '@site/a.tsx'}]);
    expect(() => routeClaims({...generated, registry: ''})).toThrow(
      'adapt plugins/unique-paths/routeClaims.ts',
    );
  });
});
