import {mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {BROWSER_ARGS, findBrowser} from '../../scripts/findBrowser';
import {ROOT, run, WORK} from '../support/sites';

/** The version whose figures are right with the browser in use: 12.2 reports blocking that is not there. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

/** What one run says. Scores from 0 to 100, times in milliseconds. */
export interface Report {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  largestPaint: number;
  blocking: number;
  shift: number;
}

interface Json {
  categories: Record<string, {score: number}>;
  audits: Record<string, {numericValue?: number}>;
}

/** Runs Lighthouse for a phone, in a browser of its own. */
export async function measureLighthouse(address: string): Promise<Report> {
  mkdirSync(WORK, {recursive: true});
  const file = path.join(WORK, 'lighthouse.json');
  const args = [
    ...['--yes', LIGHTHOUSE, address, '--output=json', `--output-path=${file}`, '--quiet'],
    `--chrome-flags=${['--headless=new', ...BROWSER_ARGS].join(' ')}`,
  ];
  const measure = () =>
    run('npx', args, {cwd: ROOT, env: {...process.env, CHROME_PATH: findBrowser()}});
  // Now and then it loses the start of its recording, and says itself to run it again.
  await measure().catch(measure);
  const {categories, audits} = JSON.parse(readFileSync(file, 'utf8')) as Json;
  const score = (name: string) => Math.round(100 * (categories[name]?.score ?? NaN));
  const value = (name: string) => audits[name]?.numericValue ?? NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
}
