import {COLOR_SPACES, contrast, parseColor} from '@site/src/settings/color';
import type {Color} from '@site/src/settings/color';

function read(text: string): Color {
  const result = parseColor(text);
  if ('error' in result) {
    throw new Error(`${text}: ${result.error}`);
  }
  return result.color;
}

test.each([
  ['#09f', '#0099ff'],
  ['#09F', '#0099ff'],
  ['#1976d2', '#1976d2'],
  ['  #1976d2 ', '#1976d2'],
  ['#1976d280', 'rgba(25, 118, 210, 0.502)'],
  ['#09f8', 'rgba(0, 153, 255, 0.533)'],
  ['rgb(25, 118, 210)', '#1976d2'],
  ['rgb(25 118 210)', '#1976d2'],
  ['RGB(25,118,210)', '#1976d2'],
  ['rgb(100%, 0%, 50%)', '#ff0080'],
  ['rgb(300, -5, 0)', '#ff0000'],
  ['rgba(25, 118, 210, 0.5)', 'rgba(25, 118, 210, 0.5)'],
  ['rgb(25 118 210 / 50%)', 'rgba(25, 118, 210, 0.5)'],
  ['hsl(120, 100%, 25%)', '#008000'],
  ['hsl(120deg 100% 25%)', '#008000'],
  ['hsl(-240, 100%, 25%)', '#008000'],
  ['hsl(0, 0%, 100%)', '#ffffff'],
  ['hsla(240, 100%, 50%, .25)', 'rgba(0, 0, 255, 0.25)'],
  ['color(srgb 1 0 0)', '#ff0000'],
  ['color(srgb 100% 0% 50% / 0.5)', 'rgba(255, 0, 128, 0.5)'],
])('%s is understood as %s', (text, canonical) => {
  expect(read(text).canonical).toBe(canonical);
});

test.each([...COLOR_SPACES])('white and black of %s are white and black', (space) => {
  expect(read(`color(${space} 1 1 1)`).canonical).toBe('#ffffff');
  expect(read(`color(${space} 0 0 0)`).canonical).toBe('#000000');
});

// Expected values as a browser's canvas paints the same colors.
test.each([
  ['color(display-p3 0.5 0.5 0.5)', [127, 128, 128]],
  ['color(display-p3 0.2 0.4 0.8)', [26, 104, 211]],
  ['color(display-p3 0.9 0.5 0.4)', [245, 121, 95]],
  ['color(a98-rgb 0.4 0.6 0.2)', [67, 154, 34]],
  ['color(a98-rgb 0.5 0.4 0.6)', [137, 102, 156]],
  ['color(rec-2020 0.4 0.5 0.6)', [92, 142, 166]],
  ['color(prophoto-rgb 0.4 0.5 0.5)', [86, 151, 146]],
  ['color(srgb 0.4 0.5 0.6)', [102, 128, 153]],
  ['hsl(200 60% 40%)', [41, 122, 163]],
])('%s is %j in sRGB', (text, expected) => {
  read(text).rgb.forEach((value, index) => {
    expect(Math.abs(value - (expected[index] ?? NaN))).toBeLessThanOrEqual(1);
  });
});

test.each([
  '',
  'red',
  'bluish',
  '#12',
  '#12345',
  '#1234567',
  '#ggg',
  'rgb(1, 2)',
  'rgb(1, 2, 3, 4, 5)',
  'rgb(a, b, c)',
  'rgb(1, 2 3)',
  'hsl(120, 50, 50)',
  'hwb(1 2% 3%)',
  'oklch(0.5 0.1 120)',
  'color()',
  'color(srgb 1 2)',
  'color(1 2 3)',
  'rgb(1,2,3); background: url(x)',
  'var(--x)',
  '#fff}',
])('%j is refused for its format', (text) => {
  expect(parseColor(text)).toEqual({error: 'colour format not supported'});
});

test.each(['color(xyz 0 0 0)', 'color(rec2020 0 0 0)', 'color(srgb-linear 0 0 0)'])(
  '%j is refused for its space',
  (text) => {
    expect(parseColor(text)).toEqual({error: 'colour space not supported'});
  },
);

test('contrast runs from 1 to 21 and does not depend on the order of light and dark', () => {
  expect(contrast(read('#000'), read('#fff'))).toBeCloseTo(21, 5);
  expect(contrast(read('#fff'), read('#000'))).toBeCloseTo(21, 5);
  expect(contrast(read('#777'), read('#777'))).toBe(1);
  expect(contrast(read('#767676'), read('#fff'))).toBeCloseTo(4.54, 2);
});

test('a transparent color is blended with its background first', () => {
  expect(contrast(read('rgba(0, 0, 0, 0)'), read('#fff'))).toBe(1);
  expect(contrast(read('rgba(0, 0, 0, 0.5)'), read('#fff'))).toBeLessThan(4.1);
});
