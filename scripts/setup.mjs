#!/usr/bin/env node
/**
 * Installs the packages when `node_modules` is missing or older than the lock file.
 * `npm start` and `npm test` call it first, so that both work on a fresh clone.
 *
 * The packages of the older version that `DOCS_VERSION` names are installed with them.
 *
 * Usage: node scripts/setup.mjs [--browser] [--versions]
 *   --versions  also the packages of every older version
 *   --browser  also make sure that there is a browser for the tests (Debian's Chromium as root)
 *
 * Only Node's own modules may be imported here: nothing else is installed yet.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, readFileSync, statSync} from 'node:fs';

const MARKER = 'node_modules/.package-lock.json';

function run(command, args) {
  console.log(`> ${command} ${args.join(' ')}`);
  execFileSync(command, args, {stdio: 'inherit'});
}

/** Whether the installed tree is the one the lock file describes, by age. */
function isInstalled() {
  return existsSync(MARKER) && statSync(MARKER).mtimeMs >= statSync('package-lock.json').mtimeMs;
}

function checkNode() {
  const wanted = Number(readFileSync('.nvmrc', 'utf8'));
  const found = Number(process.versions.node.split('.')[0]);
  if (found < wanted) {
    console.error(`Node ${wanted} or newer is needed, this is ${process.version}.`);
    process.exit(1);
  }
}

async function ensureBrowser() {
  const {findBrowser} = await import('./findBrowser.js');
  try {
    findBrowser();
  } catch (error) {
    const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
    if (!isDebianRoot || process.env.CHROME_PATH) {
      console.error(error.message);
      process.exit(1);
    }
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
    try {
      run('apt-get', [
        'install',
        '-y',
        '-qq',
        '--no-install-recommends',
        'chromium-headless-shell',
      ]);
    } catch {
      console.warn(
        'chromium-headless-shell could not be installed: the tests take longer without.',
      );
    }
  }
}

/** The tests of `deploy/nginx.conf` need a real nginx; without one they are skipped. */
function ensureNginx() {
  const isThere = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].some(existsSync);
  if (isThere || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return;
  }
  const packages = ['nginx', 'libnginx-mod-http-brotli-static'];
  try {
    run('apt-get', ['update', '-qq']);
    // The run level of a single user: the package must not start a server.
    const install = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages];
    run('env', ['RUNLEVEL=1', ...install]);
  } catch {
    console.warn('nginx could not be installed: its tests are skipped.');
  }
}

checkNode();
if (!isInstalled()) {
  // Not `npm ci`: it refuses a lock file without the optional packages of other platforms, which
  // some registries lack. The lock file still decides every version.
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund']);
}
const {installVersion, olderVersions} = await import('./installVersion.mjs');
const wanted = process.argv.includes('--versions') ? olderVersions() : [process.env.DOCS_VERSION];
wanted.filter(Boolean).forEach(installVersion);
if (process.argv.includes('--browser')) {
  await ensureBrowser();
  ensureNginx();
}
if (spawnSync('git', ['--version']).error) {
  console.warn('git was not found: pages will not show when they were last changed.');
}
