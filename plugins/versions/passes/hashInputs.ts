import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {Pass} from '../readPass';

/** What every pass is made of, from the root of the repository. */
const SHARED = [
  'docusaurus.config.ts',
  'package-lock.json',
  'package.json',
  'plugins',
  'sidebars.ts',
  'src',
  'static',
  'tsconfig.json',
  'versions.json',
];

/** Environment variables that change what is built. */
const ENVIRONMENT = ['MUI_X_LICENSE_KEY'];

/** What lies among the inputs and is no part of the output: made by a build, or told to maintainers. */
const IS_NO_INPUT = /(^|\/)(node_modules|docs\/api|versioned_docs\/[^/]+\/api|README\.md)$/;

function listFiles(siteDir: string, relative: string): string[] {
  const absolute = path.join(siteDir, relative);
  if (IS_NO_INPUT.test(relative) || !fs.existsSync(absolute)) {
    return [];
  }
  if (!fs.statSync(absolute).isDirectory()) {
    return [relative];
  }
  return fs
    .readdirSync(absolute)
    .sort()
    .flatMap((name) => listFiles(siteDir, path.posix.join(relative, name)));
}

/**
 * Hash of everything that a pass is made of: its pages, its packages' lock file, the site's own code.
 * The banner of an older version names pages of the current one, so those count by their names.
 *
 * @param also text of whatever else it is made of
 */
export function hashInputs(
  siteDir: string,
  pass: Pass,
  env: Readonly<Record<string, string | undefined>>,
  also = '',
): string {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '');
  for (const name of ENVIRONMENT) {
    hash.update(`${name}=${env[name] ?? ''}\0`);
  }
  hash.update(`${also}\0`);
  for (const file of [...SHARED, pass.docs].flatMap((entry) => listFiles(siteDir, entry))) {
    hash.update(`${file}\0`).update(fs.readFileSync(path.join(siteDir, file)));
  }
  if (!pass.isCurrent) {
    const pages = listFiles(siteDir, 'docs').filter((file) => file.endsWith('.mdx'));
    hash.update(pages.join('\0'));
  }
  return hash.digest('hex');
}
