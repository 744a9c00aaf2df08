import type {MouseEvent} from 'react';
import {announce} from './arrival';
import type {VersionLink} from './links';

/** How long a press on a link waits for the address of the page in that version, in milliseconds. */
const PATIENCE = 2000;

/** Whether a press opens the link in this tab. */
export const staysInTab = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/** Remembers for the next page that it is not the one that was wanted. */
export function tell(link: VersionLink | undefined, pathname: string): void {
  if (link && link.kind !== 'same') {
    const wanted = document.querySelector('h1')?.textContent ?? pathname;
    announce({to: link.href, wanted, kind: link.kind});
  }
}

/**
 * Where a press that comes before the addresses leads.
 *
 * @param loading the address, or nothing when it could not be had
 * @returns nothing too when it takes longer than two seconds
 */
export function awaitLink(
  loading: Promise<VersionLink | undefined>,
): Promise<VersionLink | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  return Promise.race([loading, late]);
}
