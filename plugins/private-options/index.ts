import type {LoadContext, Plugin} from '@docusaurus/types';
import {hideFromPages} from './hideFromPages';

/** Keeps what only the build reads of the configuration out of the script that every page loads. */
export default function privateOptions({siteConfig}: LoadContext): Plugin {
  hideFromPages(siteConfig);
  return {name: 'private-options'};
}
