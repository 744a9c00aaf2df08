// CommonJS, because Playwright loads its configuration as such.
const {existsSync} = require('node:fs');
const {execFileSync} = require('node:child_process');

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function onPath(name) {
  try {
    return execFileSync('which', [name], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

function playwrightsOwn() {
  try {
    const {chromium} = require('@playwright/test');
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

/**
 * Finds the browser for the tests: `CHROME_PATH`, else an installed Chromium or Chrome, else
 * Playwright's own download.
 *
 * @returns {string} path of the executable
 * @throws a sentence that says how to get a browser when there is none
 */
exports.findBrowser = function findBrowser() {
  const asked = process.env.CHROME_PATH;
  if (asked) {
    if (existsSync(asked)) {
      return asked;
    }
    throw new Error(`CHROME_PATH names ${asked}, which does not exist.`);
  }
  const found = [...NAMES.map(onPath), MAC, playwrightsOwn()].find(
    (path) => path && existsSync(path),
  );
  if (found) {
    return found;
  }
  throw new Error(
    'No browser for the tests: install Chromium (Debian: apt-get install chromium), ' +
      'or run `npx playwright install chromium`, or name one in CHROME_PATH.',
  );
};

/**
 * Finds Chromium without its window (Debian: chromium-headless-shell), which draws pages in four fifths of the time: for
 * tests that open hundreds of them. Else the browser of all other tests; `CHROME_PATH` decides over both.
 *
 * @returns {string} path of the executable
 * @throws as `findBrowser`
 */
exports.findFastBrowser = function findFastBrowser() {
  const shell = process.env.CHROME_PATH ? undefined : onPath('chromium-headless-shell');
  return shell ?? exports.findBrowser();
};

/** Arguments of a browser that tests drive: nothing but the pages under test may use network and processor. */
exports.BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
