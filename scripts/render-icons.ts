/**
 * Renders the icons of the installed site from its favicon. The files are committed: run it when the favicon changes.
 *
 * Usage: npx tsx scripts/render-icons.ts
 */
import {mkdirSync, readFileSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {BROWSER_ARGS, findBrowser} from './findBrowser';

const FOLDER = 'static/img/icons';

/** Name, width in px, and the part of the width that the drawing takes: masks cut off up to a tenth on each side. */
const ICONS = [
  ['icon-192', 192, 1],
  ['icon-512', 512, 1],
  ['maskable-512', 512, 0.8],
  ['apple-touch-icon', 180, 0.8],
] as const;

async function main(): Promise<void> {
  const svg = readFileSync('static/img/favicon.svg', 'utf8');
  const paper = /<rect [^>]*fill="(#\w+)"/.exec(svg)?.[1] ?? '#fff';
  mkdirSync(FOLDER, {recursive: true});
  const browser = await chromium.launch({executablePath: findBrowser(), args: BROWSER_ARGS});
  for (const [name, width, share] of ICONS) {
    const page = await browser.newPage({viewport: {width, height: width}});
    const whole = share === 1;
    await page.setContent(
      `<style>body{margin:0;display:grid;place-items:center;height:100vh;background:${whole ? 'none' : paper}}svg{width:${share * 100}%}</style>${svg}`,
    );
    await page.screenshot({path: `${FOLDER}/${name}.png`, omitBackground: whole});
    await page.close();
  }
  await browser.close();
}

void main();
