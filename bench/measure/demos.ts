import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {NEAR_VIEWPORT_MARGIN} from '../../plugins/demos/client/useNearViewport';
import {pause, visit} from '../support/browser';
import {ROOT, run, WORK} from '../support/sites';

const SLOW_DOWN = 4;

/** Until the page has all its scripts and does nothing. */
const IDLE = 6000;

/** Installed when the benchmark runs: nothing else of the project needs it. */
const VITE = 'vite@7.1.12';

/** A demo, and what shows that it is ready. */
interface DemoCase {
  name: string;
  /** Page of the site, below its base. */
  page: string;
  demo: string;
  /** An element that is there when the component has drawn its data. */
  ready: string;
}

/** One demo of each product. */
export const DEMOS: readonly DemoCase[] = [
  {
    name: 'grid',
    page: 'react-data-grid/events',
    demo: 'ButtonsInRows',
    ready: '[role="gridcell"]',
  },
  {
    name: 'picker',
    page: 'react-date-pickers/base-concepts',
    demo: 'CompanyDates',
    ready: '[role="spinbutton"]',
  },
  {name: 'chart', page: 'react-charts/lines', demo: 'KeyboardLine', ready: '.MuiLineElement-root'},
  {
    name: 'tree',
    page: 'react-tree-view/quickstart',
    demo: 'FirstSimpleTree',
    ready: '[role="treeitem"]',
  },
];

const folder = path.join(WORK, 'bare');

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title></head>
<body><div style="height:3000px"></div><div id="stage"></div><script type="module" src="./main.jsx"></script></body></html>`;

const script = `import {createRoot} from 'react-dom/client';
const load = {
${DEMOS.map(({name, page: at, demo}) => `  ${name}: () => import(${JSON.stringify(path.join(ROOT, 'docs', at, `${demo}.tsx`))}),`).join('\n')}
};
const stage = document.getElementById('stage');
new IntersectionObserver(async ([entry], observer) => {
  if (!entry.isIntersecting) return;
  observer.disconnect();
  const {default: Demo} = await load[location.search.slice(1)]();
  createRoot(stage).render(<Demo />);
}, {rootMargin: '${NEAR_VIEWPORT_MARGIN} 0px'}).observe(stage);
`;

const config = `export default {base: '/x/', logLevel: 'error', esbuild: {jsx: 'automatic'}};\n`;

/** Builds a page without a site around it, which loads the same components when they come near. */
export async function buildBarePage(): Promise<string> {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'index.html'), page);
  writeFileSync(path.join(folder, 'main.jsx'), script);
  writeFileSync(path.join(folder, 'vite.config.mjs'), config);
  await run('npx', ['--yes', VITE, 'build'], {cwd: folder, env: process.env});
  return path.join(folder, 'dist');
}

/**
 * Keeps demos from coming near the viewport until they are let. Else those at the top of a page would have loaded
 * what the measured one needs.
 */
const HOLD = `{
  const observe = IntersectionObserver.prototype.observe;
  const held = [];
  IntersectionObserver.prototype.observe = function (element) {
    if (element.closest('[data-demo], #stage')) held.push([this, element]);
    else observe.call(this, element);
  };
  globalThis.letNear = (place) =>
    held.filter(([, element]) => element.closest(place)).forEach(([observer, element]) => observe.call(observer, element));
}`;

/**
 * Lets a demo come near the viewport on a page that is idle, with the processor slowed down four times.
 *
 * @param place selector of the demo
 * @param ready selector of an element in it
 * @returns milliseconds until it is ready and painted
 */
export async function measureDemo(
  browser: Browser,
  address: string,
  place: string,
  ready: string,
): Promise<number> {
  const {context, page: tab} = await visit(browser, SLOW_DOWN);
  await context.addInitScript(HOLD);
  await tab.goto(address, {waitUntil: 'load'});
  await pause(IDLE);
  const time = await tab.evaluate(
    ([where, element]) =>
      new Promise<number>((done) => {
        document.querySelector(where!)?.scrollIntoView({block: 'start'});
        const start = performance.now();
        const watch = () => {
          if (!document.querySelector(`${where} ${element}`)) {
            requestAnimationFrame(watch);
            return;
          }
          requestAnimationFrame(() => done(performance.now() - start));
        };
        (globalThis as unknown as {letNear: (place: string) => void}).letNear(where!);
        watch();
      }),
    [place, ready],
  );
  await context.close();
  return time;
}
