import fs from 'node:fs';
import path from 'node:path';
import {navigation} from '../../src/navigation';
import {findPathname, type Source} from '../../src/navigation/findPlaces';
import {
  formatNavigationFault,
  readableNodes,
  validateNavigation,
} from '../../src/navigation/validate';
import {walk} from '../../src/navigation/walk';

function lines(nodes: unknown, sources: readonly Source[] = []): string[] {
  return validateNavigation(nodes, sources).map(formatNavigationFault);
}

const folder = path.join(__dirname, '../../src/navigation');
const siteSources = fs
  .readdirSync(folder)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({file: name, text: fs.readFileSync(path.join(folder, name), 'utf8')}));

describe('the navigation', () => {
  it('has no fault', () => {
    expect(lines(navigation)).toEqual([]);
  });

  it('has each of its paths at exactly one place of its files', () => {
    const counts = walk(navigation).map(
      ({node}) => findPathname(siteSources, node.pathname).length,
    );
    expect(counts.filter((count) => count !== 1)).toEqual([]);
  });
});

describe('a fault', () => {
  const text = [
    'export const charts = {',
    "  pathname: '/x/charts-group',",
    '  children: [',
    "    {pathname: '/x/react-charts/bars', plann: 'pro'},",
    "    {pathname: 'react-charts/lines', plan: 'gold'},",
    "    {title: 'Pie', planned: 'yes'},",
    "    ...apiPages('charts', ['BarChart', 'LineChart', pro('Heatmap')]),",
    '  ],',
    '};',
  ].join('\n');
  const sources = [{file: 'src/navigation/charts.ts', text}];

  it('of every node is listed with its position, in the order of the files', () => {
    const tree = [
      {
        pathname: '/x/charts-group',
        children: [
          {pathname: '/x/api/charts/line-chart', title: 4},
          {pathname: '/x/react-charts/bars', plann: 'pro'},
          {pathname: 'react-charts/lines', plan: 'gold'},
          {title: 'Pie', planned: 'yes'},
        ],
      },
    ];
    const known =
      'children, external, newFeature, pathname, plan, planned, subheader, title, unstable';
    expect(lines(tree, sources)).toEqual([
      `src/navigation/charts.ts:4:16 /x/react-charts/bars: unknown field "plann"; expected one of ${known}`,
      'src/navigation/charts.ts:5:16 react-charts/lines: pathname: expected a path that starts with /x/, found "react-charts/lines"; mark a link to another site as external',
      'src/navigation/charts.ts:5:16 react-charts/lines: plan: expected "pro" or "premium", found "gold"',
      'src/navigation/charts.ts:6:13 Pie: pathname: expected a path that starts with /x/, found nothing',
      'src/navigation/charts.ts:6:13 Pie: planned: expected true or false, found "yes"',
      'src/navigation/charts.ts:7:40 /x/api/charts/line-chart: title: expected a text, found 4',
    ]);
  });

  it.each([
    ['not a list', {}, 'src/navigation navigation: expected a list of page nodes, found {}'],
    ['no node', ['/x/a'], 'src/navigation navigation: expected a page node, found "/x/a"'],
    [
      'children that are no list',
      [{pathname: '/x/a', children: '/x/b'}],
      'src/navigation /x/a: children: expected a list of page nodes, found "/x/b"',
    ],
    [
      'an empty title',
      [{pathname: '/x/a', title: ''}],
      'src/navigation /x/a: title: expected a text, found ""',
    ],
    [
      'a slash at the end',
      [{pathname: '/x/a/'}],
      'src/navigation /x/a/: pathname: expected no slash at the end, found "/x/a/"',
    ],
    [
      'a path of another site that is not marked',
      [{pathname: 'https://example.com/'}],
      'src/navigation https://example.com/: pathname: expected a path that starts with /x/, found "https://example.com/"; mark a link to another site as external',
    ],
    [
      'an external path of this site',
      [{pathname: '/x/a', external: true}],
      'src/navigation /x/a: pathname: expected an address that starts with https://, found "/x/a"',
    ],
    [
      'pages below another site',
      [{pathname: 'https://example.com/', external: true, children: []}],
      'src/navigation https://example.com/: children: a link to another site has none; remove them or external',
    ],
    [
      'a function',
      [{pathname: '/x/a', plan: () => 'pro'}],
      `src/navigation /x/a: plan: expected "pro" or "premium", found ()=>'pro'`,
    ],
  ])('is %s', (_, tree, line) => {
    expect(lines(tree)).toEqual([line]);
  });

  it('in a node without any text is placed at the node around it', () => {
    expect(
      lines([{pathname: '/x/charts-group', children: [{plan: 'pro'}, null]}], sources),
    ).toEqual([
      'src/navigation/charts.ts:2:13 /x/charts-group: expected a page node, found null',
      'src/navigation/charts.ts:2:13 a node below /x/charts-group: pathname: expected a path that starts with /x/, found nothing',
    ]);
  });

  it('is not an external link, nor any known mark', () => {
    expect(
      lines([
        {pathname: 'https://example.com/', external: true, newFeature: false},
        {pathname: '/x/a', plan: 'premium', unstable: true, subheader: 'A', children: []},
      ]),
    ).toEqual([]);
  });
});

describe('readable nodes', () => {
  it('are those with a path, out of whatever shape', () => {
    const nodes = readableNodes([
      null,
      {pathname: '/x/a', title: 'A', plan: 'gold', children: [{pathname: '/x/b', title: 3}]},
      {title: 'No path', children: [{pathname: '/x/c'}]},
      {pathname: 7, children: 'none'},
    ]);
    expect(walk(nodes).map(({node}) => node.pathname)).toEqual(['/x/a', '/x/b', '/x/c']);
    expect(readableNodes('nothing')).toEqual([]);
  });
});
