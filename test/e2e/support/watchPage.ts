import {expect, type Page} from '@playwright/test';

/** What went wrong on a page since the watch began. */
export interface Watch {
  readonly faults: string[];
}

/** Texts of the console that are known and harmless, each with its reason. */
const ALLOWED: ReadonlyArray<{text: RegExp; reason: string}> = [
  {
    text: /MUI X: Missing license key/,
    reason: 'Paid components say so themselves when the site is built without a key.',
  },
];

/** Collects console errors, uncaught errors and failed requests from now on. */
export function watchPage(page: Page): Watch {
  const faults: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !ALLOWED.some((known) => known.text.test(text))) {
      faults.push(`console: ${text}`);
    }
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) {
      faults.push(`${response.status()}: ${response.url()}`);
    }
  });
  page.on('requestfailed', (request) => {
    const cancelled = request.failure()?.errorText === 'net::ERR_ABORTED';
    if (!cancelled) {
      faults.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
    }
  });
  return {faults};
}

/** Waits until React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  // The largest pages of the reference take a slow machine longer than anything else that is waited for.
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {
    timeout: 30_000,
  });
}

/** Shifts that nobody sees. `test/e2e/exceptions.spec.ts` fails once one does not happen any more. */
export const SHIFT_EXCEPTIONS = [
  {
    selector: '.MuiDataGrid-filler',
    /** A page that needs the exception, on a phone. */
    page: 'react-data-grid/server-side-data/tree-data/',
    reason: 'The grid has an element without content in the room that its rows leave.',
  },
] as const;

interface Shifts {
  layoutShift: number;
  exceptedShift: number;
}

/** Starts adding up layout shifts without a preceding input; call before `goto`. */
export async function recordShifts(page: Page): Promise<void> {
  const unseen = SHIFT_EXCEPTIONS.map(({selector}) => selector).join();
  await page.addInitScript((selector) => {
    interface Source {
      node: Node | null;
      previousRect: DOMRectReadOnly;
    }
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: Source[];
    }
    const total = Object.assign(window, {layoutShift: 0, exceptedShift: 0});
    new PerformanceObserver((list) => {
      for (const {value, hadRecentInput, sources} of list.getEntries() as Shift[]) {
        if (!hadRecentInput) {
          const isExcepted = ({node}: Source) => node instanceof Element && node.matches(selector);
          const isUnseen =
            sources.some(isExcepted) &&
            // What comes with it, from nowhere, has not moved either.
            sources.every((source) => isExcepted(source) || source.previousRect.height === 0);
          total[isUnseen ? 'exceptedShift' : 'layoutShift'] += value;
        }
      }
    }).observe({type: 'layout-shift', buffered: true});
  }, unseen);
}

const shiftsOf = (page: Page, kind: keyof Shifts): Promise<number> =>
  page.evaluate((name) => (window as unknown as Shifts)[name], kind);

/** Sum of the layout shifts since the page was opened, without the exceptions. */
export const layoutShift = (page: Page): Promise<number> => shiftsOf(page, 'layoutShift');

/** Sum of the exceptions. */
export const exceptedShift = (page: Page): Promise<number> => shiftsOf(page, 'exceptedShift');

/**
 * Brings every demo of the page to the viewport, one by one, until each is ready; gives how many there are. As for a
 * reader who scrolls, a demo is mounted when it is near, and then comes into view.
 */
export async function mountDemos(page: Page): Promise<number> {
  // One call for the whole page: asking for each demo from outside takes longer than mounting it.
  const states = await page.evaluate(async (limit) => {
    // Without a frame between two scrolls, Chromium sometimes draws none ever after.
    const twoFrames = () =>
      new Promise<void>((next) => {
        requestAnimationFrame(() => requestAnimationFrame(() => next()));
        setTimeout(next, 500);
      });
    const demos = [...document.querySelectorAll<HTMLElement>('[data-demo]')];
    const found: string[] = [];
    for (const demo of demos) {
      const below = demo.getBoundingClientRect().top - innerHeight;
      if (below > 0) {
        scrollBy({top: below, behavior: 'instant'});
        await twoFrames();
      }
      const end = Date.now() + limit;
      while (demo.dataset.demoState !== 'ready' && Date.now() < end) {
        await new Promise((next) => setTimeout(next, 20));
      }
      await twoFrames();
      demo.scrollIntoView({block: 'center', behavior: 'instant'});
      await twoFrames();
      found.push(`${demo.dataset.demo}: ${demo.dataset.demoState}`);
    }
    return found;
  }, 20_000);
  expect(states.filter((state) => !state.endsWith(': ready'))).toEqual([]);
  return states.length;
}

/**
 * Waits until components have taken over a new mode: some read it in scripts, a render later. That is when nothing
 * has changed for a quarter of a second, or after a second where demos change by themselves.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        let quiet: number;
        const finish = () => {
          observer.disconnect();
          window.clearTimeout(quiet);
          window.clearTimeout(latest);
          requestIdleCallback(() => done(), {timeout: 1000});
        };
        const wait = () => {
          window.clearTimeout(quiet);
          quiet = window.setTimeout(finish, 250);
        };
        const observer = new MutationObserver(wait);
        const latest = window.setTimeout(finish, 1000);
        observer.observe(document, {attributes: true, childList: true, subtree: true});
        wait();
      }),
  );
}
