import postcss from 'postcss';
import type {AcceptedPlugin} from 'postcss';
import {mirrorCss} from '../../../plugins/visitor-settings/mirrorCss';

const PACKAGE = '/site/node_modules/infima/dist/infima.css';
const OWN = '/site/src/css/site.css';

async function mirror(css: string, from: string): Promise<string> {
  const {plugins} = mirrorCss({plugins: []});
  const result = await postcss(plugins as AcceptedPlugin[]).process(css, {from});
  return result.css.replace(/\s+/g, ' ');
}

test('a physical rule of a package gets a twin for right-to-left', async () => {
  const css = await mirror('.a { margin-left: 4px; color: red }', PACKAGE);
  expect(css).toMatch(/\[dir="ltr"\] \.a \{ margin-left: 4px/);
  expect(css).toMatch(/\[dir="rtl"\] \.a \{ margin-right: 4px/);
  expect(css).toContain('.a { color: red }');
});

test('a rule in logical properties passes through unchanged', async () => {
  const css = '.a { margin-inline-start: 4px }';
  expect(await mirror(css, PACKAGE)).toBe(css);
});

test('the site’s own rules pass through unchanged, for code keeps its direction', async () => {
  const css = 'pre { direction: ltr; text-align: left }';
  expect(await mirror(css, OWN)).toBe(css);
});

test('the plugins before it stay', () => {
  const before = {postcssPlugin: 'before'};
  expect(mirrorCss({plugins: [before], map: false})).toMatchObject({
    plugins: [before, expect.anything()],
    map: false,
  });
});
