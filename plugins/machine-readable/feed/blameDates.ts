import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {whyNoDates} from '../../page-history/gitDates';

/** Times by line, counted from 1, from what `git blame --line-porcelain` prints. */
export function readBlame(output: string): Map<number, Date> {
  const dates = new Map<number, Date>();
  let line = 0;
  for (const text of output.split('\n')) {
    const [, number] = /^[\da-f]{40} \d+ (\d+)/.exec(text) ?? [];
    const [, time] = /^author-time (\d+)$/.exec(text) ?? [];
    if (number) {
      line = Number(number);
    } else if (time) {
      dates.set(line, new Date(Number(time) * 1000));
    }
  }
  return dates;
}

/** When each line of a file was written; empty where git or its history is missing. */
export async function blameDates(file: string): Promise<Map<number, Date>> {
  const cwd = path.dirname(file);
  if (await whyNoDates(cwd)) {
    return new Map();
  }
  try {
    const {stdout} = await promisify(execFile)(
      'git',
      ['blame', '--line-porcelain', '--', path.basename(file)],
      {cwd, maxBuffer: 64 * 1024 * 1024},
    );
    return readBlame(stdout);
  } catch {
    // The file is not in the repository.
    return new Map();
  }
}
