import {comparablePath, type Duplicate} from './findDuplicates';
import type {IgnoredPath} from './options';

/** Lets duplicates through that are meant, and remembers which entries were needed. */
export interface IgnoreList {
  /** The duplicates that no entry covers. */
  rest: (duplicates: readonly Duplicate[]) => Duplicate[];
  /** Entries that covered nothing so far and that this pass of the build could have needed. */
  unused: () => IgnoredPath[];
}

/**
 * @param entries the `ignore` option
 * @param baseUrl base of the version being built, such as `/x/` or `/x/v7/`; entries that lie
 *   outside it, or in another version below it, belong to another pass and are never unused
 */
export function createIgnoreList(entries: readonly IgnoredPath[], baseUrl: string): IgnoreList {
  const used = new Set<string>();
  const paths = new Set(entries.map(({path}) => comparablePath(path)));
  const isOfThisPass = (path: string) =>
    path.startsWith(baseUrl) && !/^v\d+(\/|$)/.test(path.slice(baseUrl.length));
  return {
    rest: (duplicates) =>
      duplicates.filter(({path}) => {
        if (paths.has(path)) {
          used.add(path);
        }
        return !paths.has(path);
      }),
    unused: () => entries.filter(({path}) => isOfThisPass(path) && !used.has(comparablePath(path))),
  };
}
