import type {Plugin} from '@docusaurus/types';

/** Loads the page behind a link when somebody is about to follow it, not when the link is in view. */
export default function linkIntent(): Plugin {
  return {name: 'link-intent', getClientModules: () => ['./client']};
}
