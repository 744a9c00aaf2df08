import {
  productList,
  siteList,
  type ListedPage,
  type LlmsSite,
} from '../../../plugins/machine-readable/llms';
import {products} from '../../../src/product/products';

const site: LlmsSite = {
  title: 'MUI X',
  tagline: 'Components.',
  url: 'https://mui.com',
  baseUrl: '/x/',
  version: '8',
};

const page = (
  permalink: string,
  groups: string[],
  productId: ListedPage['productId'],
  extra: Partial<ListedPage> & {plan?: string} = {},
): ListedPage => ({
  groups,
  productId,
  isApi: false,
  ...extra,
  meta: {
    permalink,
    title: permalink.split('/').at(-2) ?? '',
    description: 'It does.',
    version: '8',
    ...(extra.plan && {plan: extra.plan}),
  },
});

const pages = [
  page('/x/introduction/', ['Introduction'], ''),
  page('/x/react-charts/', ['Charts'], 'x-charts'),
  page('/x/react-charts/bars/', ['Charts', 'Kinds'], 'x-charts'),
  page('/x/react-charts/funnel/', ['Charts', 'Kinds'], 'x-charts', {plan: 'pro'}),
  page('/x/api/charts/bar-chart/', ['Charts', 'API'], 'x-charts', {isApi: true}),
];

test('the list of the site names products with pages, then every guide by group', () => {
  const text = siteList(pages, products, site);
  expect(text.startsWith('# MUI X\n\n> Components.\n\nVersion 8. ')).toBe(true);
  expect(text).toContain(
    '- [Charts](https://mui.com/x/react-charts/llms.txt): 3 guides and 1 page of API; ' +
      '[all of it in one file](https://mui.com/x/react-charts/llms-full.txt)',
  );
  expect(text).not.toContain('Tree View');
  expect(text).toContain(
    '## Introduction\n\n- [introduction](https://mui.com/x/introduction.md): It does.\n',
  );
  expect(text).not.toContain('bar-chart.md');
});

test('the list of a product has its groups, plans and API', () => {
  const charts = products.find(({id}) => id === 'x-charts');
  const text = productList(pages, charts!, site);
  expect(text.match(/^## .*$/gm)).toEqual(['## Start', '## Kinds', '## API']);
  expect(text).toContain(
    '- [funnel](https://mui.com/x/react-charts/funnel.md) (Pro plan): It does.',
  );
  expect(text).toContain('- [bar-chart](https://mui.com/x/api/charts/bar-chart.md): It does.');
  expect(text).not.toContain('introduction.md');
});
