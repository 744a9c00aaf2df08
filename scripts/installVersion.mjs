/**
 * Installs the packages of older versions of the docs.
 * Only Node's own modules may be imported here: nothing else may be installed yet.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';

/** Names of the older versions, newest first. */
export function olderVersions() {
  return existsSync('versions.json') ? JSON.parse(readFileSync('versions.json', 'utf8')) : [];
}

/** Installs the packages of a version when they are missing or older than its lock file. */
export function installVersion(name) {
  const folder = join('versioned_docs', `version-${name}`);
  const lock = join(folder, 'package-lock.json');
  const marker = join(folder, 'node_modules/.package-lock.json');
  if (
    !existsSync(lock) ||
    (existsSync(marker) && statSync(marker).mtimeMs >= statSync(lock).mtimeMs)
  ) {
    return;
  }
  const started = Date.now();
  console.log(`> npm install in ${folder}`);
  execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--silent'], {
    cwd: folder,
    stdio: 'inherit',
  });
  console.log(`${name}: packages installed in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
