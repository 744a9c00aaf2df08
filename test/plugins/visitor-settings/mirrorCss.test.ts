import postcss from 'postcss';
import type {AcceptedPlugin} from 'postcss';
import {mirrorCss} from '../../../plugins/visitor-settings/mirrorCss';

async function mirror(css: string): Promise<string> {
  const {plugins} = mirrorCss({plugins: []});
  const result = await postcss(plugins as AcceptedPlugin[]).process(css, {from: undefined});
  return result.css.replace(/\s+/g, ' ');
}

test('a physical rule gets a twin for right-to-left', async () => {
  const css = await mirror('.a { margin-left: 4px; color: red }');
  expect(css).toMatch(/\[dir="ltr"\] \.a \{ margin-left: 4px/);
  expect(css).toMatch(/\[dir="rtl"\] \.a \{ margin-right: 4px/);
  expect(css).toContain('.a { color: red }');
});

test('a rule in logical properties passes through unchanged', async () => {
  expect(await mirror('.a { margin-inline-start: 4px }')).toBe('.a { margin-inline-start: 4px }');
});

test('the plugins before it stay', () => {
  const before = {postcssPlugin: 'before'};
  expect(mirrorCss({plugins: [before], map: false})).toMatchObject({
    plugins: [before, expect.anything()],
    map: false,
  });
});
