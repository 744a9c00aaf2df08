import path from 'node:path';
import {buildBarePage, DEMOS, measureDemo} from '../measure/demos';
import {measureFirstClick, MOMENTS, PRESSES} from '../measure/firstClick';
import {measureLighthouse, type Report} from '../measure/lighthouse';
import type {Row} from '../report';
import {compare, inTurn, type World} from '../support/compare';
import {ROOT, serve} from '../support/sites';
import {median, spread} from '../support/statistics';

/** Pages of this site for Lighthouse. */
const OWN_PAGES = {
  home: '',
  guide: 'introduction/installation/',
  'guide with a grid': 'react-data-grid/sorting/',
  'page of the API': 'api/data-grid/data-grid/',
  'migration guide': 'migration/migration-data-grid-v7/',
};

/** Lighthouse for a phone, on pages of this site. */
export async function lighthouse({rounds}: World): Promise<Row[]> {
  const {base, close} = await serve(path.join(ROOT, 'build'));
  const rows: Row[] = [];
  for (const [name, page] of Object.entries(OWN_PAGES)) {
    const reports: Report[] = [];
    for (let round = 0; round < rounds; round += 1) {
      reports.push(await measureLighthouse(base + page));
    }
    const of = (pick: (report: Report) => number) => median(reports.map(pick));
    const scores = [
      of(({performance}) => performance),
      of(({accessibility}) => accessibility),
      of(({bestPractices}) => bestPractices),
      of(({seo}) => seo),
    ];
    const paint = of(({largestPaint}) => largestPaint);
    const shift = of(({shift: value}) => value);
    const blocking = spread(reports.map((report) => report.blocking));
    rows.push({
      figure: `Lighthouse: ${name}`,
      own: `${scores.join(' / ')}, LCP ${(paint / 1000).toFixed(2)} s, CLS ${shift.toFixed(3)}, TBT ${blocking} ms`,
      target: '≥ 99 / 100 / 100 / 100, LCP ≤ 1.2 s, CLS ≤ 0.01',
      met:
        scores[0]! >= 99 &&
        scores.slice(1).every((score) => score === 100) &&
        paint <= 1200 &&
        shift <= 0.01,
    });
  }
  close();
  return rows;
}

/** Presses that come before a page answers. */
export async function clicks({browser}: World): Promise<Row[]> {
  const {base, close} = await serve(path.join(ROOT, 'build'));
  const rows: Row[] = [];
  for (const press of PRESSES) {
    const times: number[] = [];
    let lost = 0;
    for (const moment of MOMENTS) {
      const address = `${base}${OWN_PAGES['guide with a grid']}`;
      const time = await measureFirstClick(browser, address, press, moment);
      if (time === null) {
        lost += 1;
      } else {
        times.push(time);
      }
    }
    rows.push({
      figure: `${press.name} pressed while the page loads, 4 × slower`,
      own: `${spread(times)} ms, ${lost} of ${MOMENTS.length} lost`,
      target: '≤ 400 ms, none lost',
      met: lost === 0 && Math.max(...times) <= 400,
    });
  }
  close();
  return rows;
}

/** Demos against the same components on a page without a site. */
export async function demos({browser, rounds}: World): Promise<Row[]> {
  const bare = await serve(await buildBarePage());
  const own = await serve(path.join(ROOT, 'build'));
  const rows: Row[] = [];
  for (const {name, page, demo, ready} of DEMOS) {
    const values = await inTurn(rounds, async (site) => [
      site === 'own'
        ? await measureDemo(browser, `${own.base}${page}/`, `[data-demo="${demo}"]`, ready)
        : await measureDemo(browser, `${bare.base}?${name}`, '#stage', ready),
    ]);
    rows.push(compare(`demo near to ready, 4 × slower: ${name}`, values, 1.15, 'ms'));
  }
  bare.close();
  own.close();
  return rows;
}
