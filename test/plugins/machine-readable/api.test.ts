import Ajv from 'ajv/dist/2020';
import type {PageData} from '../../../plugins/api-reference/model';
import {expandApi} from '../../../plugins/machine-readable/api/expandApi';
import {createProse} from '../../../plugins/machine-readable/api/prose';
import {publish} from '../../../plugins/machine-readable/api/publish';
import {apiSchema} from '../../../plugins/machine-readable/api/schema';
import {loadTools} from '../../../plugins/machine-readable/parse';

const page: PageData = {
  kind: 'component',
  name: 'BarChart',
  slug: 'bar-chart',
  product: 'charts',
  plan: 'community',
  from: '@mui/x-charts',
  version: '8.29.3',
  imports: [
    {from: '@mui/x-charts', plan: 'community'},
    {from: '@mui/x-charts-pro', plan: 'pro'},
  ],
  summary: 'Draws <b>bars</b>.',
  demos: [{title: 'Bars', href: '/x/react-charts/bars/'}],
  links: {},
  sections: [
    {
      id: 'props',
      title: 'Props',
      kind: 'prop',
      entries: [
        {
          n: 'series',
          t: 'readonly BarSeries[]',
          r: 1,
          h: 'A list of <a href="/x/api/charts/bar-series/"><code>BarSeries</code></a>.',
        },
        {n: 'loading', t: 'boolean', d: 'false', p: 'pro', x: 'Use <code>busy</code>.'},
        {
          n: 'onClick',
          t: '(event: MouseEvent) => void',
          h: '<p>Runs on a click.</p><p>Once.</p>',
          s: [{p: [{n: 'event', t: 'MouseEvent', h: 'What happened.'}], r: 'void'}],
        },
      ],
    },
    {
      id: 'classes',
      title: 'CSS classes',
      kind: 'class',
      entries: [{n: 'root', c: 'MuiBarChart-root', st: 1}],
    },
  ],
  also: [{n: 'sx', t: 'SxProps<Theme>'}],
  inherited: [{owner: 'SVGAttributes', from: 'react', count: 255}],
  ref: 'SVGSVGElement',
  themeName: 'MuiBarChart',
};

async function published(data = page) {
  const tools = await loadTools();
  const resolveLink = (written: string) => `https://mui.com${written.replace(/\/$/, '.md')}`;
  const {prose, read} = createProse(tools, resolveLink);
  const document = publish(data, {
    url: 'https://mui.com/x/api/charts/bar-chart/',
    markdown: 'https://mui.com/x/api/charts/bar-chart.md',
    schema: 'https://mui.com/x/api/schema.json',
    resolveLink,
    prose,
  });
  return {
    document,
    markdown: tools.print({type: 'root', children: expandApi(document, read)}),
  };
}

test('the document fits its schema, whole words and whole addresses', async () => {
  const {document} = await published();
  const validate = new Ajv({strict: false, validateFormats: false}).compile(
    apiSchema(document.$schema),
  );
  expect([validate(document), validate.errors]).toEqual([true, null]);
  expect(document.sections[0]?.entries[0]).toEqual({
    name: 'series',
    kind: 'prop',
    url: 'https://mui.com/x/api/charts/bar-chart/#bar-chart-prop-series',
    type: 'readonly BarSeries[]',
    required: true,
    description: 'A list of [`BarSeries`](https://mui.com/x/api/charts/bar-series.md).',
  });
  expect(document.guides).toEqual([{title: 'Bars', url: 'https://mui.com/x/react-charts/bars.md'}]);
});

test('the schema refuses what it does not know', async () => {
  const {document} = await published();
  const validate = new Ajv({strict: false, validateFormats: false}).compile(
    apiSchema(document.$schema),
  );
  expect(validate({...document, surprise: 1})).toBe(false);
  expect(validate({...document, kind: 'poem'})).toBe(false);
});

test('the page as Markdown has every entry with its facts', async () => {
  const {markdown} = await published();
  expect(markdown).toContain('Draws **bars**.');
  expect(markdown).toContain("import {BarChart} from '@mui/x-charts-pro'; // Pro plan");
  expect(markdown).toContain('Shown in [Bars](https://mui.com/x/react-charts/bars.md).');
  expect(markdown).toContain('- **series**: `readonly BarSeries[]`, required. A list of');
  expect(markdown).toContain('- **loading**: `boolean`, default `false`, Pro plan, deprecated.');
  expect(markdown).toContain('  Deprecated: Use `busy`.');
  expect(markdown).toContain(
    '- **onClick**: `(event: MouseEvent) => void`. Runs on a click.\n\n  Once.\n',
  );
  expect(markdown).toContain('  - `event`: What happened.');
  expect(markdown).not.toContain('Call:');
  expect(markdown).toContain('- **root**: `.MuiBarChart-root`, state class.');
  expect(markdown).toContain('`ref` gives `SVGSVGElement`.');
});

test('an event tells how it is called and which prop it has', async () => {
  const {markdown} = await published({
    ...page,
    kind: 'events',
    sections: [
      {
        id: 'events',
        title: 'Events',
        kind: 'event',
        entries: [
          {n: 'rowClick', s: [{p: [{n: 'row', t: 'Row'}], r: 'void'}], m: [['Prop', 'onRowClick']]},
        ],
      },
    ],
  });
  expect(markdown).toContain('- **rowClick**: Prop `onRowClick`.\n\n  Call: `(row: Row) => void`');
});
