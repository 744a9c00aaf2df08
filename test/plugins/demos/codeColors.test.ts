import {readFileSync} from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const code = readFileSync(path.join(root, 'static/styles/code.css'), 'utf8');
const tokens = readFileSync(path.join(root, 'src/css/tokens.css'), 'utf8');

type Color = [number, number, number];

/** The custom properties of one mode: what `:root` says, and over it what dark says. */
function properties(css: string, dark: boolean): Map<string, string> {
  const found = new Map<string, string>();
  const blocks = css.match(/^[^{}@]+\{[^{}]*\}/gm) ?? [];
  for (const block of blocks) {
    const selector = block
      .slice(0, block.indexOf('{'))
      .replace(/\/\*[^]*?\*\//g, '')
      .trim();
    if (selector === ':root' || (dark && selector === "[data-theme='dark']")) {
      for (const [, name, value] of block.matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
        found.set(name ?? '', value ?? '');
      }
    }
  }
  return found;
}

function parse(value: string): {color: Color; alpha: number} {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value)?.[1];
  if (hex) {
    const full = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
    const color = [0, 2, 4].map((at) => parseInt(full.slice(at, at + 2), 16)) as Color;
    return {color, alpha: 1};
  }
  const [r = 0, g = 0, b = 0, alpha = 100] = (value.match(/[\d.]+/g) ?? []).map(Number);
  return {color: [r, g, b], alpha: alpha / 100};
}

function over(top: string, bottom: Color): Color {
  const {color, alpha} = parse(top);
  return color.map((part, at) => part * alpha + (bottom[at] ?? 0) * (1 - alpha)) as Color;
}

function luminance(color: Color): number {
  const [r = 0, g = 0, b = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: Color, b: Color): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const TEXTS = ['text', 'comment', 'keyword', 'string', 'number', 'name'];
const TINTS = ['line', 'inserted', 'deleted'];

describe.each([
  ['light', false],
  ['dark', true],
])('code colors in %s mode', (_, dark) => {
  const colors = properties(code, dark);
  const raised = parse(properties(tokens, dark).get('--x-raised') ?? '').color;
  const value = (name: string) => colors.get(`--x-code-${name}`) ?? '';

  it.each(TEXTS)('shows %s at 4.5:1 or more on raised paper and on every tint', (name) => {
    const text = parse(value(name)).color;
    expect(contrast(text, raised)).toBeGreaterThanOrEqual(4.5);
    for (const tint of TINTS) {
      expect(contrast(text, over(value(tint), raised))).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(TINTS)('shows the edge of a line (%s) at 3:1 or more', (name) => {
    expect(contrast(parse(value(`${name}-edge`)).color, raised)).toBeGreaterThanOrEqual(3);
  });
});

it('measures contrast as WCAG does', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
  expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2);
});
