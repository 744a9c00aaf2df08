import type {Browser} from '@playwright/test';
import type {Row} from '../report';
import {buildOf, ensureBuilt, serve, SITES, type SiteName} from './sites';
import {median, spread} from './statistics';

/** What a part measures with. */
export interface World {
  browser: Browser;
  /** How often what takes time is measured; what is exact is measured once. */
  rounds: number;
}

/** Serves the benchmark's sites while they are measured, and gives the address of each. */
export async function withSites<T>(
  pages: number,
  measure: (base: Record<SiteName, string>) => Promise<T>,
): Promise<T> {
  for (const site of SITES) {
    await ensureBuilt(site, pages);
  }
  const [plain, own] = [await serve(buildOf('plain', pages)), await serve(buildOf('own', pages))];
  try {
    return await measure({plain: plain.base, own: own.base});
  } finally {
    plain.close();
    own.close();
  }
}

/** Measures both sites in turn, so that what else the machine does falls on both. */
export async function inTurn(
  rounds: number,
  measure: (site: SiteName) => Promise<readonly number[]>,
): Promise<Record<SiteName, number[]>> {
  const values: Record<SiteName, number[]> = {own: [], plain: []};
  for (let round = 0; round < rounds; round += 1) {
    for (const site of SITES) {
      values[site].push(...(await measure(site)));
    }
  }
  return values;
}

/** A row of values of both sites: the ratio of their medians is at most `most`. */
export function compare(
  figure: string,
  {own, plain}: Record<SiteName, readonly number[]>,
  most: number,
  unit: string,
  digits = 0,
): Row {
  const ratio = median(own) / median(plain);
  const show = (values: readonly number[]) => `${spread(values, digits)} ${unit}`;
  return {
    figure,
    own: show(own),
    other: show(plain),
    ratio,
    target: `≤ ${most} ×`,
    met: ratio <= most,
  };
}
