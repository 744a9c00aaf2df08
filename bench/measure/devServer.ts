import {spawn} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {freePort} from '../../scripts/freePort';
import {pause, visit} from '../support/browser';
import {contentOf, frameworkOf, PAGES, type SiteName} from '../support/sites';

/** Seconds. */
export interface DevTimes {
  /** From the start of the command to the title of a page in the browser. */
  start: number;
  /** From a saved file to its new text in the browser, each time. */
  updates: number[];
}

const PAGE = 'section-3/page-5';
const EDITS = 3;

/** Starts a site's dev server without a cache, opens a page and edits it. */
export async function measureDevServer(browser: Browser, site: SiteName): Promise<DevTimes> {
  const content = contentOf(PAGES);
  const {cwd, bin, args, env, generated} = frameworkOf(site, content);
  rmSync(generated, {recursive: true, force: true});
  const port = await freePort();
  const address = `http://localhost:${port}/x/${PAGE}/`;
  const started = Date.now();
  const server = spawn(
    process.execPath,
    [bin, 'start', ...args, '--port', String(port), '--no-open'],
    {cwd, env, stdio: 'ignore'},
  );
  const {context, page} = await visit(browser);
  const file = path.join(content, PAGE, 'page-5.mdx');
  const text = readFileSync(file, 'utf8');
  try {
    while (!(await fetch(address).catch(() => null))?.ok) {
      await pause(50);
    }
    await page.goto(address);
    await page.locator('h1').first().waitFor({timeout: 120_000});
    const start = (Date.now() - started) / 1000;
    const updates: number[] = [];
    for (let edit = 0; edit < EDITS; edit += 1) {
      await pause(2000);
      const saved = Date.now();
      writeFileSync(file, `${text}\nEdit number ${edit}.\n`);
      await page.getByText(`Edit number ${edit}.`).waitFor({timeout: 60_000});
      updates.push((Date.now() - saved) / 1000);
    }
    return {start, updates};
  } finally {
    writeFileSync(file, text);
    await context.close();
    server.kill();
  }
}
