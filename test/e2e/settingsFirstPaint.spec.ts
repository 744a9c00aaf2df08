import {expect, test, type Page} from './support/test';
import {EVERYTHING, store} from './support/settings';

/** One painted frame: attributes of `<html>`, and what the demo shows of the rest. */
interface Frame {
  attributes: Record<string, string | null>;
  background: string;
  demo: {spacing: string; primary: string; mirrored: boolean; rowHeight: number} | null;
}

/** Notes every frame from the first one with a body on. */
async function recordFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames: unknown[] = [];
    Object.assign(window, {frames: undefined, paintedFrames: frames});
    const note = () => {
      requestAnimationFrame(note);
      if (!document.body?.childElementCount) {
        return;
      }
      const root = document.documentElement;
      const names = ['data-theme', 'data-theme-choice', 'dir', 'data-density'];
      names.push('data-package-manager', 'data-code-language', 'data-code-styling');
      const grid = document.querySelector('[data-demo] .MuiDataGrid-root');
      const style = grid && getComputedStyle(grid);
      frames.push({
        attributes: Object.fromEntries(names.map((name) => [name, root.getAttribute(name)])),
        background: getComputedStyle(root).getPropertyValue('--x-paper'),
        demo: style && {
          spacing: style.getPropertyValue('--mui-spacing'),
          primary: style.getPropertyValue('--mui-palette-primary-main'),
          mirrored: grid.className.includes('muirtl-'),
          rowHeight: grid.querySelector('[role="row"][data-id]')?.clientHeight ?? 0,
        },
      });
    };
    requestAnimationFrame(note);
  });
}

/** A phone of the lower half: a processor four times slower, a 3G network, nothing cached. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', {cacheDisabled: true});
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
}

/** Frames of a page load on slow hardware, up to half a second after the demo is there. */
async function framesOf(page: Page): Promise<Frame[]> {
  await recordFrames(page);
  await slowDown(page);
  await page.goto('react-data-grid/sorting/', {timeout: 90_000});
  const demo = page.locator('[data-demo]').first();
  await demo.scrollIntoViewIfNeeded();
  await expect(demo).toHaveAttribute('data-demo-state', 'ready', {timeout: 90_000});
  await expect(demo.locator('[role="row"][data-id]').first()).toBeVisible({timeout: 30_000});
  await page.waitForTimeout(500);
  return page.evaluate(() => (window as unknown as {paintedFrames: Frame[]}).paintedFrames);
}

/** The different values of one thing over all frames. */
const seen = <T>(frames: Frame[], read: (frame: Frame) => T): T[] =>
  [...new Set(frames.map((frame) => JSON.stringify(read(frame))))].map(
    (text) => JSON.parse(text) as T,
  );

test.describe.configure({timeout: 180_000});

test('no frame shows anything but what was chosen', async ({page, context, baseURL}) => {
  await store(context, baseURL!, EVERYTHING);
  const frames = await framesOf(page);
  expect(frames.length).toBeGreaterThan(10);
  expect(seen(frames, ({attributes}) => attributes)).toEqual([
    {
      'data-theme': 'dark',
      'data-theme-choice': 'dark',
      dir: 'rtl',
      'data-density': 'dense',
      'data-package-manager': 'pnpm',
      'data-code-language': 'js',
      'data-code-styling': 'tailwind',
    },
  ]);
  const withDemo = frames.filter(({demo}) => demo);
  expect(withDemo.length).toBeGreaterThan(3);
  expect(seen(withDemo, ({demo}) => demo!.spacing)).toEqual(['3px']);
  expect(seen(withDemo, ({demo}) => demo!.primary)).toEqual(['#ff0000']);
  expect(seen(withDemo, ({demo}) => demo!.mirrored)).toEqual([true]);
  const heights = seen(withDemo, ({demo}) => demo!.rowHeight).filter((height) => height > 0);
  expect(heights.every((height) => height < 40)).toBe(true);
});

const ONE_BY_ONE: [string, Parameters<typeof store>[2], (frame: Frame) => unknown, unknown][] = [
  ['Mode', {local: {'theme-x-docs': 'dark'}}, (frame) => frame.attributes['data-theme'], 'dark'],
  ['Direction', {local: {'x-docs:direction': 'rtl'}}, (frame) => frame.attributes.dir, 'rtl'],
  [
    'Density',
    {local: {'x-docs:density': 'dense'}},
    (frame) => frame.attributes['data-density'],
    'dense',
  ],
  ['Spacing', {local: {'x-docs:spacing': '3'}}, ({demo}) => demo?.spacing, '3px'],
  [
    'Palette',
    {local: {'x-docs:palette': EVERYTHING.local['x-docs:palette']}},
    ({demo}) => demo?.primary,
    '#ff0000',
  ],
  [
    'Code language',
    {cookies: {codeVariant: 'JS'}},
    (frame) => frame.attributes['data-code-language'],
    'js',
  ],
  [
    'Code styling',
    {cookies: {codeStyling: 'css'}},
    (frame) => frame.attributes['data-code-styling'],
    'css',
  ],
];

for (const [name, choices, read, expected] of ONE_BY_ONE) {
  test(`${name} alone is right from the first frame on`, async ({page, context, baseURL}) => {
    await store(context, baseURL!, choices);
    const frames = await framesOf(page);
    const values = seen(frames, (frame) => read(frame) ?? null);
    // What only a demo can show is unknown until the demo is there.
    expect(values.filter((value) => value !== null)).toEqual([expected]);
  });
}

test('the system decides the mode from the first frame on when nothing is chosen', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  const frames = await framesOf(page);
  expect(seen(frames, ({attributes}) => attributes['data-theme'])).toEqual(['dark']);
  expect(seen(frames, ({background}) => background).filter(Boolean)).toEqual(['#0b0d12']);
});
