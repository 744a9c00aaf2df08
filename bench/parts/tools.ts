import {measureDevServer} from '../measure/devServer';
import type {Row} from '../report';
import {compare, inTurn, type World} from '../support/compare';
import {build, PAGES} from '../support/sites';
import {median, spread} from '../support/statistics';

/** Builds from nothing. */
export async function builds({rounds}: World): Promise<Row[]> {
  const values = await inTurn(rounds, async (site) => [await build(site)]);
  return [compare(`processor time to build ${PAGES} pages from nothing`, values, 1.3, 's', 1)];
}

/** The server that writers use. */
export async function dev({browser, rounds}: World): Promise<Row[]> {
  const updates: number[] = [];
  const values = await inTurn(rounds, async (site) => {
    const times = await measureDevServer(browser, site);
    if (site === 'own') {
      updates.push(...times.updates);
    }
    return [times.start];
  });
  return [
    compare('dev server: start to first page', values, 1.3, 's', 1),
    {
      figure: 'dev server: saved file to new text',
      own: `${spread(updates, 2)} s`,
      target: '≤ 1 s',
      met: median(updates) <= 1,
    },
  ];
}
