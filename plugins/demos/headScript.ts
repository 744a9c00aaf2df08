import {parseVariantHash} from '../../src/settings/parseVariantHash';
import {RESERVE_ID, reserveForHash} from './client/reserveForHash';

/** Text of the inline script for the head of every page: the functions' own source, called at once. */
export function headScript(): string {
  return `(${reserveForHash.toString()})(document,location.hash,${parseVariantHash.toString()},${JSON.stringify(RESERVE_ID)})`;
}
