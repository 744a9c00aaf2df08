import {versionOf} from '../../src/product/versions';
import type {Redirect} from './types';

/**
 * The redirects that the build of a version writes and checks: those whose address lies below its base.
 * What lies below no older version, the root of the host included, belongs to the current one.
 */
export function redirectsOf(version: string, all: readonly Redirect[]): Redirect[] {
  return all.filter(({from}) => versionOf(from) === version);
}

/** Whether a path of the site belongs to the build of another version. */
export function isOfOther(version: string, pathname: string): boolean {
  return /^\/x(\/|$)/.test(pathname) && versionOf(pathname) !== version;
}
