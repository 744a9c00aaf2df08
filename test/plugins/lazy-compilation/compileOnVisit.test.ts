import dropWeak from '../../../plugins/lazy-compilation/dropWeakLoader';
import {compileOnVisit, isLazy} from '../../../plugins/lazy-compilation/compileOnVisit';

const named = (name: string | null) => ({nameForCondition: () => name});

test.each([
  '/site/docs/react-charts/lines/lines.mdx',
  '/site/docs/react-charts/lines/KeyboardLine.tsx',
  '/site/src/components/DemoProviders/index.tsx',
  '/site/plugins/search/client/SearchDialog/index.tsx',
])('%s is compiled when a page asks for it', (file) => {
  expect(isLazy(named(file))).toBe(true);
});

test.each([
  '/site/src/theme/DocItem/index.tsx',
  '/site/node_modules/@docusaurus/theme-classic/lib/theme/DocRoot/index.js',
  '/site/.docusaurus/docusaurus-plugin-content-docs/default/__plugin.json',
])('%s is compiled at once', (file) => {
  expect(isLazy(named(file))).toBe(false);
});

test('a module without a name is no reason to stop', () => {
  expect(isLazy(named(null))).toBe(true);
  expect(isLazy({})).toBe(true);
});

test('weak references to documents go, those to the theme stay', () => {
  const registry = `export default {
  "a": [() => import("@site/docs/a.mdx"), "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],
  "b": [() => import("@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
};`;
  expect(dropWeak(registry)).toBe(`export default {
  "a": [() => import("@site/docs/a.mdx"), "@site/docs/a.mdx", undefined],
  "b": [() => import("@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
};`);
});

test('a bundler that compiles everything at once is left as it is', () => {
  expect(compileOnVisit({})).toEqual({});
});
