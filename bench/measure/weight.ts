import {gzipSync} from 'node:zlib';
import type {Browser} from '@playwright/test';
import {pause, visit} from '../support/browser';

/** What a page loads, in bytes of gzip at its highest level. */
export interface Weight {
  html: number;
  /** Scripts that the load event has waited for. */
  scriptsAtLoad: number;
  /** All scripts up to five seconds after it, those fetched for other pages included. */
  scriptsAtIdle: number;
}

const AFTER_LOAD = 5000;

/** Loads a page in an empty browser and counts what has come. */
export async function measureWeight(browser: Browser, address: string): Promise<Weight> {
  const {context, page} = await visit(browser);
  const files = new Map<string, Promise<number>>();
  let loaded = false;
  const late = new Set<string>();
  page.on('response', (response) => {
    const url = response.url();
    if (loaded) {
      late.add(url);
    }
    files.set(
      url,
      response.body().then(
        (body) => gzipSync(body, {level: 9}).length,
        () => 0,
      ),
    );
  });
  await page.goto(address, {waitUntil: 'load'});
  loaded = true;
  await pause(AFTER_LOAD);
  const sizes = await Promise.all(
    [...files].map(async ([url, size]) => ({url, size: await size, isLate: late.has(url)})),
  );
  const sum = (pick: (file: {url: string; isLate: boolean}) => boolean) =>
    sizes.filter(pick).reduce((all, {size}) => all + size, 0);
  const isScript = ({url}: {url: string}) => /\.js(\?|$)/.test(url);
  const weight = {
    html: sum(({url}) => url === address),
    scriptsAtLoad: sum((file) => isScript(file) && !file.isLate),
    scriptsAtIdle: sum(isScript),
  };
  await context.close();
  return weight;
}
