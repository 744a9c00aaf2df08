import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import logger from '@docusaurus/logger';
import type {VcsConfig} from '@docusaurus/types';
import {getVcsPreset} from '@docusaurus/utils';

const run = promisify(execFile);

/**
 * Why a folder cannot tell when its files changed; nothing where it can.
 *
 * @param siteDir folder of the site
 */
export async function whyNoDates(siteDir: string): Promise<string | undefined> {
  try {
    const {stdout} = await run('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: siteDir,
      env: process.env,
    });
    // A shallow clone dates every file to its oldest commit.
    return stdout.trim() === 'true'
      ? 'this clone is shallow: run git fetch --unshallow'
      : undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT'
      ? 'git is not installed'
      : 'this is not a git repository';
  }
}

/**
 * Reads from git when each page changed. Where git, the repository or its history is missing, pages
 * have no date and the build goes on, with one warning. In development there are no dates.
 *
 * @param warn is told why there are no dates
 */
export function gitDates(warn: (message: string) => void = (text) => logger.warn(text)): VcsConfig {
  const git = getVcsPreset('git-eager');
  let usable: Promise<boolean> | undefined;
  return {
    initialize(params) {
      if (process.env.NODE_ENV === 'development') {
        return;
      }
      usable ??= whyNoDates(params.siteDir).then((reason) => {
        if (reason) {
          warn(`Pages show no date of their last change: ${reason}.`);
          return false;
        }
        git.initialize(params);
        return true;
      });
    },
    getFileCreationInfo: async (file) => ((await usable) ? git.getFileCreationInfo(file) : null),
    getFileLastUpdateInfo: async (file) =>
      (await usable) ? git.getFileLastUpdateInfo(file) : null,
  };
}
