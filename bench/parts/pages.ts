import {measureCpu} from '../measure/cpu';
import {measureNavigation} from '../measure/navigation';
import {measureWeight} from '../measure/weight';
import type {Row} from '../report';
import {compare, inTurn, withSites, type World} from '../support/compare';
import {FEWER_PAGES, PAGES} from '../support/sites';

/** Page of the benchmark that is measured. */
const PAGE = 'section-3/page-5/';

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;

/** Bytes of a page of the benchmark, which are exact. */
export async function weight({browser}: World): Promise<Row[]> {
  const many = await withSites(PAGES, async (base) => ({
    own: await measureWeight(browser, base.own + PAGE),
    plain: await measureWeight(browser, base.plain + PAGE),
  }));
  const few = await withSites(FEWER_PAGES, async (base) => ({
    own: await measureWeight(browser, base.own + PAGE),
    plain: await measureWeight(browser, base.plain + PAGE),
  }));
  const ratio = many.own.scriptsAtIdle / many.plain.scriptsAtIdle;
  // What a plain site fetches for other pages after the load event says nothing about its own.
  const added = (many.own.scriptsAtIdle - few.own.scriptsAtIdle) / (PAGES - FEWER_PAGES);
  const addedPlain = (many.plain.scriptsAtLoad - few.plain.scriptsAtLoad) / (PAGES - FEWER_PAGES);
  return [
    {
      figure: 'scripts before the load event, gzip',
      own: kib(many.own.scriptsAtLoad),
      other: kib(many.plain.scriptsAtLoad),
      target: '≤ 12 KiB',
      met: many.own.scriptsAtLoad <= 12 * 1024,
    },
    {
      figure: 'scripts until idle, gzip',
      own: kib(many.own.scriptsAtIdle),
      other: kib(many.plain.scriptsAtIdle),
      ratio,
      target: '≤ 0.6 ×',
      met: ratio <= 0.6,
    },
    {
      figure: 'scripts on a page for each page of the site, gzip',
      own: `${added.toFixed(1)} bytes`,
      other: `${addedPlain.toFixed(1)} bytes`,
      target: '≤ 20 bytes',
      met: added <= 20,
    },
    {
      figure: 'HTML of a page, gzip',
      own: kib(many.own.html),
      other: kib(many.plain.html),
      target: '≤ 14 KiB',
      met: many.own.html <= 14 * 1024,
    },
  ];
}

/** Work of the main thread for a page. */
export const cpu = ({browser, rounds}: World): Promise<Row[]> =>
  withSites(PAGES, async (base) => {
    const values = await inTurn(rounds, async (site) => [
      await measureCpu(browser, base[site] + PAGE),
    ]);
    return [compare('main thread until 5 s after load', values, 0.55, 'ms')];
  });

/** From page to page by links of the sidebar: twenty clicks, two rounds. */
export const navigation = ({browser}: World): Promise<Row[]> =>
  withSites(PAGES, async (base) => {
    const paths = Array.from({length: 20}, (_, index) => `/section-3/page-${index + 6}/`);
    const values = await inTurn(2, (site) => measureNavigation(browser, base[site] + PAGE, paths));
    return [compare('click to painted title, 4 × slower', values, 0.55, 'ms')];
  });
