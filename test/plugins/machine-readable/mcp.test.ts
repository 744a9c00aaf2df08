import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import type {PageData} from '../../../plugins/api-reference/model';
import * as reader from '../../../plugins/demos/readDemo';
import type {DocPage} from '../../../plugins/machine-readable/collectPages';
import {openCache} from '../../../plugins/machine-readable/contentCache';
import {pagePathOf} from '../../../plugins/machine-readable/mcp/readPage';
import {writeLlms} from '../../../plugins/machine-readable/writeLlms';
import {writeTwins} from '../../../plugins/machine-readable/writeTwins';

jest.setTimeout(60_000);

const root = path.resolve(__dirname, '../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'x-docs-mcp-'));
const build = path.join(folder, 'build');

const SORTING = `Click a header to sort.

<Demo file="./Orders.tsx" />

## Sort by several columns

Hold Shift to add a column to the sort model.

### Only with a key

The community grid holds one.

## Freeze a column

It is called pinning.
`;

const COL_DEF: PageData = {
  kind: 'interface',
  name: 'GridColDef',
  slug: 'grid-col-def',
  product: 'data-grid',
  plan: 'community',
  from: '@mui/x-data-grid',
  version: '8.29.3',
  imports: [{from: '@mui/x-data-grid', plan: 'community'}],
  demos: [],
  links: {},
  sections: [
    {
      id: 'properties',
      title: 'Properties',
      kind: 'property',
      entries: [
        {n: 'field', t: 'string', r: 1, h: 'Key of the column.'},
        {n: 'sortComparator', t: 'GridComparatorFn', h: 'Compares two values.'},
      ],
    },
  ],
  also: [],
  inherited: [],
};

const FILES: Record<string, string> = {
  'docs/react-data-grid/sorting/sorting.mdx': SORTING,
  'docs/react-data-grid/sorting/Orders.tsx':
    'export default function Orders() {\n  const rows: string[] = [];\n  return <ul>{rows}</ul>;\n}\n',
  'docs/react-charts/bars/bars.mdx':
    'Bars compare amounts between categories of your data, side by side.\n',
  'docs/api/data-grid/grid-col-def.mdx':
    "import data from './grid-col-def.json';\n\n<ApiPage data={data} />\n",
  'docs/api/data-grid/grid-col-def.json': JSON.stringify(COL_DEF),
};

/** Makes the output of a version by the code that a build runs. */
async function write(baseUrl: string, outDir: string, version: string, files: string[]) {
  const pages = files.map((file): DocPage => {
    const below = file.replace(/^docs\//, '').replace(/\.mdx$/, '');
    const isApi = below.startsWith('api/');
    const charts = below.includes('charts');
    const place = isApi ? below : path.posix.dirname(below);
    return {
      file: path.join(folder, file),
      groups: [],
      isApi,
      productId: charts ? 'x-charts' : 'x-data-grid',
      meta: {
        permalink: `${baseUrl}${place}/`,
        title: path.posix.basename(place),
        description: `About ${path.posix.basename(place)}.`,
        version,
        product: charts ? 'MUI X Charts' : 'MUI X Data Grid',
      },
    };
  });
  const {twins, faults} = await writeTwins(pages, {
    siteDir: folder,
    outDir,
    siteUrl: 'https://mui.com',
    baseUrl,
    cache: openCache(path.join(folder, 'cache.json'), '1'),
    reader,
    routes: pages.map(({meta}) => meta.permalink),
    version,
  });
  expect(faults).toEqual([]);
  const site = {title: 'MUI X', tagline: 'Components.', url: 'https://mui.com', baseUrl, version};
  await writeLlms(twins, site, outDir);
}

const client = new Client({name: 'test', version: '1.0.0'});

async function call(name: string, input: object = {}): Promise<{text: string; isError: boolean}> {
  const result = await client.callTool({name, arguments: {...input}});
  const content = result.content as {type: string; text: string}[];
  return {text: content.map(({text}) => text).join('\n'), isError: result.isError === true};
}

beforeAll(async () => {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  }
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: ['--import', 'tsx', 'scripts/mcp.ts', '--dir', build],
      cwd: root,
    }),
  );
});

afterAll(async () => {
  await client.close();
  rmSync(folder, {recursive: true, force: true});
});

test('before a build every tool says what to do', async () => {
  for (const [name, input] of [
    ['list_versions', {}],
    ['search', {query: 'sort'}],
    ['read_page', {path: 'a'}],
    ['read_api', {name: 'a'}],
  ] as const) {
    const {text, isError} = await call(name, input);
    expect([isError, text]).toEqual([true, expect.stringContaining('Run "npm run build"')]);
  }
});

describe('after a build', () => {
  beforeAll(async () => {
    const pages = Object.keys(FILES).filter((name) => name.endsWith('.mdx'));
    await write('/x/', build, '8.0.0-beta.0', pages);
    await write('/x/v7/', path.join(build, 'v7'), 'v7', pages.slice(0, 1));
  });

  test('the tools are four, each described', async () => {
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name).sort()).toEqual([
      'list_versions',
      'read_api',
      'read_page',
      'search',
    ]);
    expect(tools.every(({description}) => description)).toBe(true);
  });

  test('versions are listed, the current one first', async () => {
    expect((await call('list_versions')).text).toBe(
      'current (8.0.0-beta.0): 3 pages, 1 of them API; MUI X Data Grid, MUI X Charts\n' +
        'v7 (v7): 1 pages, 0 of them API; MUI X Data Grid',
    );
  });

  test('search names the page, its section and the line', async () => {
    const {text} = await call('search', {query: 'sorting by several columns'});
    expect(text).toContain(
      '1. sorting › Sort by several columns\n   path: react-data-grid/sorting\n   Hold Shift',
    );
    expect((await call('search', {query: 'freeze columns'})).text).toContain('Freeze a column');
    expect((await call('search', {query: 'categoris'})).text).toContain('path: react-charts/bars');
  });

  test('search keeps to product, kind and version', async () => {
    const query = 'compare';
    expect((await call('search', {query, product: 'charts'})).text).not.toContain('grid-col-def');
    expect((await call('search', {query, kind: 'api'})).text).not.toContain('bars');
    expect((await call('search', {query: 'bars', version: 'v7'})).text).toContain(
      'Nothing matches',
    );
  });

  test('a page is read by any of its addresses, whole or in part', async () => {
    const {text} = await call('read_page', {path: 'https://mui.com/x/react-data-grid/sorting/#a'});
    expect(text).toContain(
      'Source: https://mui.com/x/react-data-grid/sorting/ (version 8.0.0-beta.0)',
    );
    expect(text).toContain('const rows: string[] = [];');
    const section = await call('read_page', {
      path: 'react-data-grid/sorting',
      section: 'sort by several',
    });
    expect(section.text).toContain('### Only with a key');
    expect(section.text).not.toContain('pinning');
    const js = await call('read_page', {path: 'react-data-grid/sorting', language: 'js'});
    expect(js.text).toContain('const rows = [];');
    expect(
      (await call('read_page', {path: 'react-data-grid/sorting', version: 'v7'})).text,
    ).toContain('https://mui.com/x/v7/react-data-grid/sorting/ (version v7)');
  });

  test('a long page comes in parts', async () => {
    const first = await call('read_page', {path: 'react-data-grid/sorting', limit: 500});
    expect(first.text).toMatch(/\[\d+ more characters: ask again with from: 500\]$/);
    const next = await call('read_page', {path: 'react-data-grid/sorting', from: 500});
    expect(next.text).toContain('pinning');
    expect(next.text).not.toContain('more characters');
  });

  test('the API is read by page, by member and by name alone', async () => {
    const page = await call('read_api', {name: 'GridColDef'});
    expect(page.text).toContain('## Properties (2)\nfield (required), sortComparator');
    for (const name of [
      'GridColDef.sortComparator',
      'sortComparator',
      'gridcoldef.sortcomparator',
    ]) {
      const {text} = await call('read_api', {name});
      expect(text).toContain('# GridColDef.sortComparator (property)');
      expect(text).toContain('Type: GridComparatorFn');
      expect(text).toContain('Compares two values.');
    }
    expect((await call('read_api', {name: 'api/data-grid/grid-col-def/'})).text).toBe(page.text);
  });

  test.each([
    ['read_page', {path: 'sortin'}, 'There is no page "sortin"'],
    ['read_page', {path: 'x/sorting'}, 'Did you mean: react-data-grid/sorting?'],
    [
      'read_page',
      {path: 'react-data-grid/sorting', section: 'filter'},
      'It has: Sort by several columns; Freeze a column.',
    ],
    ['read_page', {path: 'a', version: 'v3'}, 'Built are: current (8.0.0-beta.0), v7.'],
    ['read_api', {name: 'GridColDef.sortComparater'}, 'Did you mean: sortComparator?'],
    ['read_api', {name: 'GridColumnDef'}, 'Did you mean: GridColDef?'],
    ['read_api', {name: 'a', version: 'v7'}, 'built without an API reference'],
  ])('%s %j is told what there is', async (name, input, message) => {
    const {text, isError} = await call(name, input);
    expect([isError, text]).toEqual([true, expect.stringContaining(message)]);
  });

  test('a wrong argument is named', async () => {
    const {text, isError} = await call('search', {query: '', kind: 'poem'});
    expect(isError).toBe(true);
    expect(text).toMatch(/query|kind/);
  });

  test('a version may be written as its number', async () => {
    expect((await call('search', {query: 'sort', version: '7'})).isError).toBe(false);
    expect((await call('search', {query: 'sort', version: 'v8'})).isError).toBe(false);
  });
});

test.each([
  ['/x/v7/react-data-grid/sorting.js.md', 'react-data-grid/sorting', ''],
  ['https://mui.com/x/', 'index', ''],
  ['react-charts/bars/?a=b#stack', 'react-charts/bars', 'stack'],
])('%s is the page %s', (written, page, hash) => {
  expect(pagePathOf(written)).toEqual({path: page, hash});
});
