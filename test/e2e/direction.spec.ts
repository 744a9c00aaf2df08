import {expect, test, type BrowserContext, type Page} from './support/test';
import {guidePages} from './support/pages';
import {store} from './support/settings';
import {hydrated, mountDemos} from './support/watchPage';

/** Differences up to this, px, come of rounding. */
const TOLERANCE = 2;

/** The home page, and nine more spread evenly over the guide. */
function tenPages(): string[] {
  const pages = guidePages().filter((path) => path !== '' && path !== '404.html/');
  const step = Math.max(1, pages.length / 9);
  return ['', ...pages.filter((_, index) => Math.floor(index % step) === 0).slice(0, 9)];
}

/** A font may come in time for one visit and not for the other: then their lines differ. */
async function withoutFonts(context: BrowserContext): Promise<void> {
  await context.route('**/*.woff2', (route) => route.abort());
}

/** A box of the layout, and what is wrong with the text in it. */
interface Box {
  what: string;
  left: number;
  right: number;
  top: number;
  height: number;
  clipped: boolean;
}

/** Boxes of the frame and of the blocks of text, in the order of the document. */
async function boxesOf(page: Page): Promise<Box[]> {
  return page.evaluate(() => {
    const selector = [
      '.navbar__brand',
      '.navbar button',
      '.navbar a.navbar__link',
      'aside nav a',
      'aside input',
      'main h1',
      'main h2',
      'main h3',
      'main nav a',
      'main .markdown > p',
      'main .markdown > ul',
      'main .markdown > table',
      'main .markdown figure',
      '[data-demo]',
      '[data-demo-stage]',
      '[role="toolbar"]',
      '[role="toolbar"] button',
    ].join();
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element.checkVisibility({visibilityProperty: true}))
      .map((element) => {
        const {left, right, top, height} = element.getBoundingClientRect();
        const {overflowX} = getComputedStyle(element);
        return {
          // What a live component says depends on when it is read.
          what: element.closest('[data-demo-stage], [data-demo]')
            ? `${element.tagName.toLowerCase()} of a demo`
            : `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 40)}"`,
          left,
          right,
          top: top + scrollY,
          height,
          clipped:
            (overflowX === 'hidden' || overflowX === 'clip') &&
            !element.hasAttribute('data-demo') &&
            element.scrollWidth > element.clientWidth + 1,
        };
      });
  });
}

const wrong = (boxes: Box[]) => boxes.filter(({clipped}) => clipped).map(({what}) => what);

/** Pairs of boxes that stand beside each other on one screen and on top of each other on the other. */
function overlap(a: Box, b: Box): boolean {
  return (
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOLERANCE &&
    Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top) > TOLERANCE
  );
}

function overlaps(boxes: Box[]): string[] {
  return boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => overlap(a, b))
      .map((b) => `${a.what} over ${b.what}`),
  );
}

for (const width of [360, 1280]) {
  for (const path of tenPages()) {
    test(`/x/${path} is its own mirror image at ${width} px`, async ({
      page,
      context,
      baseURL,
      browser,
    }, info) => {
      await page.setViewportSize({width, height: 900});
      await withoutFonts(context);
      await page.goto(path);
      await hydrated(page);
      await mountDemos(page);
      await page.evaluate(() => scrollTo(0, 0));
      const ltr = await boxesOf(page);
      await context.close();

      const mirrored = await browser.newContext({
        baseURL: baseURL!,
        viewport: {width, height: 900},
      });
      await store(mirrored, baseURL!, {local: {'x-docs:direction': 'rtl'}});
      await withoutFonts(mirrored);
      const other = await mirrored.newPage();
      await other.goto(path);
      await hydrated(other);
      await mountDemos(other);
      await other.evaluate(() => scrollTo(0, 0));
      await other.screenshot({
        path: info.outputPath(`rtl-${width}.png`),
        fullPage: true,
        animations: 'disabled',
      });
      const rtl = await boxesOf(other);
      const sideways = await other.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      await mirrored.close();

      expect(sideways).toBeLessThanOrEqual(0);
      expect(rtl.map(({what}) => what)).toEqual(ltr.map(({what}) => what));
      const displaced = rtl.flatMap((box, index) => {
        const twin = ltr[index]!;
        const shift = Math.max(
          Math.abs(width - twin.right - box.left),
          Math.abs(width - twin.left - box.right),
          Math.abs(twin.height - box.height),
        );
        return shift > TOLERANCE
          ? [
              `${box.what}: ${box.left}–${box.right}, expected ${width - twin.right}–${width - twin.left}`,
            ]
          : [];
      });
      expect(displaced).toEqual([]);
      expect(wrong(rtl)).toEqual([]);
      const known = new Set(overlaps(ltr));
      expect(overlaps(rtl).filter((pair) => !known.has(pair))).toEqual([]);
    });
  }
}

test('the arrow keys of tools follow the direction', async ({page, context, baseURL}) => {
  await store(context, baseURL!, {local: {'x-docs:direction': 'rtl'}});
  await page.goto('react-data-grid/sorting/');
  await hydrated(page);
  const tools = page.getByRole('toolbar').first().getByRole('button');
  await tools.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tools.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tools.first()).toBeFocused();
});

test('code and English sentences read from left to right on a mirrored page', async ({
  page,
  context,
  baseURL,
}) => {
  await store(context, baseURL!, {local: {'x-docs:direction': 'rtl'}});
  await page.goto('introduction/installation/');
  await hydrated(page);
  const directions = await page
    .locator('main pre, main code')
    .evaluateAll((all) => [...new Set(all.map((code) => getComputedStyle(code).direction))]);
  expect(directions).toEqual(['ltr']);
  // A copy button hides no code: it stands over the room that is kept at the end of the lines.
  const hidden = await page.locator('figure[data-copy-block]').evaluateAll((figures) =>
    figures.flatMap((figure) => {
      const button = figure.querySelector('[data-copy-button]')!.getBoundingClientRect();
      const tokens = [...figure.querySelectorAll('pre code > *')];
      return tokens
        .filter((token) => {
          const {left, right, top, bottom, width} = token.getBoundingClientRect();
          const beside = right <= button.left || left >= button.right;
          return width > 0 && !beside && top < button.bottom && bottom > button.top;
        })
        .map((token) => token.textContent);
    }),
  );
  expect(hidden).toEqual([]);
  // The full stop stands right of the last letter of its line.
  const stop = await page
    .locator('main .markdown > p')
    .first()
    .evaluate((paragraph) => {
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) {
        texts.push(walker.currentNode as Text);
      }
      const last = texts.findLast((text) => /[a-z][.:]\s*$/.test(text.data))!;
      const end = last.data.trimEnd().length;
      const box = (from: number) => {
        const range = document.createRange();
        range.setStart(last, from);
        range.setEnd(last, from + 1);
        return range.getBoundingClientRect();
      };
      return {letter: box(end - 2).left, stop: box(end - 1).left};
    });
  expect(stop.stop).toBeGreaterThan(stop.letter);
});
