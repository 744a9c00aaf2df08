import {BACKERS_PLACEHOLDER, NETWORK_ELEMENTS} from './constants';
import type {Finding} from './reducer';

function leadsToBackers(href: string): boolean {
  try {
    // A click counter carries its target encoded in its own address.
    return decodeURIComponent(href).includes(BACKERS_PLACEHOLDER);
  } catch {
    return href.includes(BACKERS_PLACEHOLDER);
  }
}

/** Looks for an ad of the network inside the block. */
export function probeNetwork(block: ParentNode): Finding {
  const found = block.querySelector(NETWORK_ELEMENTS);
  if (!found) {
    return 'nothing';
  }
  const link = found.matches('a') ? found : found.querySelector('a');
  return leadsToBackers(link?.getAttribute('href') ?? '') ? 'placeholder' : 'ad';
}
