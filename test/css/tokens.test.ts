import {readFileSync} from 'node:fs';
import {contrast, parseColor} from './contrast';

const css = readFileSync('src/css/tokens.css', 'utf8');

/** Custom properties of the first rule with that selector. */
function tokens(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...body.matchAll(/(--x-[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]),
  );
}

const light = tokens(':root');
const dark = {...light, ...tokens("[data-theme='dark']")};

/** Text on paper: at least 4.5. Marks and borders of controls: at least 3. */
const TEXT = ['ink', 'ink-2', 'accent', 'danger', 'warning', 'success'].flatMap((text) =>
  ['paper', 'raised'].map((paper) => [text, paper, 4.5] as const),
);
const PAIRS = [
  ...TEXT,
  ['accent-ink', 'accent', 4.5],
  ['accent', 'accent-soft', 4.5],
  ['ink', 'accent-soft', 4.5],
  ['ink', 'danger-soft', 4.5],
  ['ink', 'warning-soft', 4.5],
  ['ink', 'success-soft', 4.5],
  ['danger', 'danger-soft', 4.5],
  ['warning', 'warning-soft', 4.5],
  ['success', 'success-soft', 4.5],
  ['hue-grid', 'paper', 4.5],
  ['hue-pickers', 'paper', 4.5],
  ['hue-charts', 'paper', 4.5],
  ['hue-tree', 'paper', 4.5],
  ['ink-3', 'paper', 3],
  ['ink-3', 'raised', 3],
  ['focus', 'paper', 3],
  ['focus', 'raised', 3],
  ['plan-pro', 'paper', 3],
  ['plan-premium', 'paper', 3],
] as const;

describe.each([
  ['light', light],
  ['dark', dark],
])('colors of the %s mode', (_, mode) => {
  it.each(PAIRS)('%s on %s keeps a contrast of at least %s', (text, paper, least) => {
    const ratio = contrast(parseColor(mode[`--x-${text}`]!), parseColor(mode[`--x-${paper}`]!));
    expect(ratio).toBeGreaterThanOrEqual(least);
  });
});
