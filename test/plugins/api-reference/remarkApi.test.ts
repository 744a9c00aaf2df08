import path from 'node:path';
import {createApiIndex, nearestNames} from '../../../plugins/api-reference/embed/apiIndex';
import {apiTextForms} from '../../../plugins/api-reference/embed/textForms';
import {plainText} from '../../../plugins/machine-readable/nodes';
import type {IndexEntry, PageData} from '../../../plugins/api-reference/model';
import remarkApi from '../../../plugins/api-reference/remarkApi';

const grid = (
  name: string,
  kind: IndexEntry['kind'],
  href: string,
  more: Partial<IndexEntry> = {},
): IndexEntry => ({name, kind, product: 'data-grid', href: `/x/api/data-grid/${href}`, ...more});

const page = (
  slug: string,
  name: string,
  kind: PageData['kind'],
  rest: Pick<PageData, 'sections'> & Partial<PageData>,
): PageData => ({
  ...{slug, name, kind, product: 'data-grid', plan: 'community', from: '@mui/x-data-grid'},
  ...{version: '8.29.3', imports: [], demos: [], also: [], inherited: [], links: {}},
  ...rest,
});

const PAGES: Record<string, PageData> = {
  'data-grid/data-grid': page('data-grid', 'DataGrid', 'component', {
    links: {GridSortModel: {h: '/x/api/data-grid/types/#GridSortModel'}, GridRow: {h: '/x/y/'}},
    sections: [
      {
        id: 'props',
        title: 'Props',
        kind: 'prop',
        entries: [
          {n: 'columns', t: 'GridRow[]', r: 1},
          {n: 'sortModel', t: 'GridSortModel', h: 'What is sorted.'},
        ],
      },
      {id: 'slots', title: 'Slots', kind: 'slot', entries: [{n: 'footer', t: 'ElementType'}]},
    ],
  }),
  'data-grid/grid-sort-api': page('grid-sort-api', 'GridSortApi', 'methods', {
    sections: [
      {
        id: 'methods',
        title: 'Methods',
        kind: 'method',
        entries: [{n: 'sortColumn', t: '() => void'}],
      },
    ],
  }),
  'data-grid/events': page('events', 'Events', 'events', {
    sections: [
      {id: 'events', title: 'Events', kind: 'event', entries: [{n: 'rowClick'}, {n: 'cellClick'}]},
    ],
  }),
  'data-grid/selectors': page('selectors', 'Selectors', 'selectors', {
    sections: [
      {id: 'rows', title: 'Rows', kind: 'method', entries: [{n: 'gridRowCountSelector'}]},
      {id: 'sorting', title: 'Sorting', kind: 'method', entries: [{n: 'gridSortModelSelector'}]},
    ],
  }),
};

const index = createApiIndex(
  [
    grid('DataGrid', 'component', 'data-grid/'),
    grid('DataGrid.sortModel', 'prop', 'data-grid/#data-grid-prop-sortModel', {
      type: 'GridSortModel',
    }),
    grid('GridColDef', 'type', 'grid-col-def/'),
    grid('GridColDef.field', 'property', 'grid-col-def/#grid-col-def-prop-field'),
    grid('GridSortApi', 'type', 'grid-sort-api/'),
    grid('Toolbar', 'component', 'toolbar/'),
    {
      ...grid('Toolbar', 'component', 'toolbar/'),
      product: 'charts',
      href: '/x/api/charts/toolbar/',
    },
  ],
  (id) => PAGES[id],
);

/** Compiles a page as the site does. */
async function compile(text: string, file = 'docs/react-data-grid/sorting/sorting.mdx') {
  const {createProcessor} = await import('@mdx-js/mdx');
  const {VFile} = await import('vfile');
  const remarkPlugins = [[remarkApi, {siteDir: '/site', index}]] as never;
  const processor = createProcessor({remarkPlugins, jsx: true});
  try {
    return String(
      await processor.process(new VFile({value: text, path: path.join('/site', file)})),
    );
  } catch (error) {
    return (error as Error).message;
  }
}

describe('<Api>', () => {
  it('gets address and row of an entry, and the links of its type alone', async () => {
    const code = await compile('See <Api name="DataGrid.sortModel" />.');
    expect(code).toContain('import Api from "@theme/Api"');
    expect(code).toContain('"href": "/x/api/data-grid/data-grid/#data-grid-prop-sortModel"');
    expect(code).toContain('"h": "What is sorted."');
    expect(code).not.toContain('GridRow');
  });

  it('gets the key of a type’s data', async () => {
    expect(await compile('<Api name="GridColDef" />')).toContain('"key": "data-grid/GridColDef"');
  });

  it('means the product of its page where several have the name', async () => {
    const charts = 'docs/react-charts/toolbar/toolbar.mdx';
    expect(await compile('<Api name="Toolbar" />', charts)).toContain('/x/api/charts/toolbar/');
    expect(await compile('<Api name="Toolbar" />')).toContain('/x/api/data-grid/toolbar/');
    expect(await compile('<Api name="Toolbar" />', 'docs/a/b.mdx')).toContain(
      'is in several products: data-grid, charts. Add product="…"',
    );
    const said = '<Api name="Toolbar" product="charts" />';
    expect(await compile(said, 'docs/a/b.mdx')).toContain('/x/api/charts/toolbar/');
  });

  it('with an unknown name stops the build at its line, with the nearest names, all at once', async () => {
    const message = await compile(
      'One.\n\n<Api name="GridColDef.fields" />\n\n<Api name="DataGird" />',
    );
    expect(message).toBe(
      [
        'docs/react-data-grid/sorting/sorting.mdx cannot be compiled: 2 faults',
        '  docs/react-data-grid/sorting/sorting.mdx:3 <Api name="GridColDef.fields"> names nothing that the packages export. Nearest names: GridColDef.field, GridColDef.',
        '  docs/react-data-grid/sorting/sorting.mdx:5 <Api name="DataGird"> names nothing that the packages export. Nearest names: DataGrid.',
      ].join('\n'),
    );
  });

  it.each([
    ['<Api />', '<Api> has no name. Write name="DataGrid".'],
    ['<Api of="DataGrid" />', '<Api> has the attribute of. It takes name, product.'],
    [
      '<Api name="Toolbar" product="grid" />',
      'names the product "grid". Expected data-grid, date-pickers',
    ],
    ['<ApiProps of="GridColDef.field" />', 'names something without a page of its own.'],
    [
      '<ApiProps of="DataGrid" pick="sortModle" />',
      'picks sortModle, which DataGrid does not have. Nearest names: sortModel.',
    ],
    ['<ApiMethods of="DataGrid" />', '<ApiMethods of="DataGrid"> has no methods. Use <ApiProps>'],
    ['<Selectors category="Sort" />', 'no such category. Expected one of Rows, Sorting.'],
    [
      '<Events pick="rowClik" />',
      'picks rowClik, which Events does not have. Nearest names: rowClick.',
    ],
  ])('%s is refused', async (text, expected) => {
    expect(await compile(text)).toContain(expected);
  });
});

describe('blocks', () => {
  const names = (code: string): string[] =>
    [...code.matchAll(/"n": "(\w+)"/g)].map(([, name]) => name ?? '');

  it('show the rows that are picked, in the order written, whatever their kind', async () => {
    const code = await compile('<ApiProps of="DataGrid" pick="footer, sortModel" />');
    expect(names(code)).toEqual(['footer', 'sortModel']);
    expect(code).toContain('"href": "/x/api/data-grid/data-grid/#data-grid-slot-footer"');
    expect(code).toContain('import ApiBlock from "@theme/ApiBlock"');
  });

  it('show all props of a component, all methods of a group', async () => {
    expect(names(await compile('<ApiProps of="DataGrid" />'))).toEqual(['columns', 'sortModel']);
    expect(names(await compile('<ApiMethods of="GridSortApi" />'))).toEqual(['sortColumn']);
  });

  it('show events and selectors, one category of them where asked', async () => {
    const events = await compile('<Events pick="cellClick" />');
    expect(names(events)).toEqual(['cellClick']);
    expect(events).toContain('"href": "/x/api/data-grid/events/#cellClick"');
    expect(names(await compile('<Selectors category="Sorting" />'))).toEqual([
      'gridSortModelSelector',
    ]);
  });
});

describe('as Markdown', () => {
  const form = (name: string, attributes: Record<string, string>) =>
    apiTextForms(() => index)[name]?.(
      {name, attributes, expressions: {}, children: [], inline: false},
      {
        url: 'https://mui.com/x/react-data-grid/sorting/',
        resolveLink: (href: string) => `https://mui.com${href}`,
      } as never,
    );

  it('a name is a link', () => {
    expect(form('Api', {name: 'DataGrid.sortModel'})).toEqual([
      {
        type: 'link',
        url: 'https://mui.com/x/api/data-grid/data-grid/#data-grid-prop-sortModel',
        children: [{type: 'inlineCode', value: 'DataGrid.sortModel'}],
      },
    ]);
  });

  it('rows are a list, with type, mark and words', () => {
    const [list] = form('ApiProps', {of: 'DataGrid'}) ?? [];
    expect(list?.children?.map(plainText)).toEqual([
      'columns: GridRow[], required',
      'sortModel: GridSortModel. What is sorted.',
    ]);
  });

  it('an unknown name is a fault', () => {
    expect(() => form('Api', {name: 'Nothing'})).toThrow('names nothing that the packages export');
  });
});

describe('nearest names', () => {
  it('are members of the type that is named before those of others', () => {
    const names = ['GridRowParams.field', 'GridColDef.flex', 'GridColDef.field', 'LineChart'];
    expect(nearestNames('GridColDef.fields', names)[0]).toBe('GridColDef.field');
    expect(nearestNames('GridColDef.fields', names)).not.toContain('LineChart');
  });
});
