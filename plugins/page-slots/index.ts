import type {Plugin} from '@docusaurus/types';

/**
 * Provides an empty component for every place that another plugin may fill.
 * The frame imports `@theme/PageAd` and its like without asking whether a plugin
 * provides them; a plugin listed after this one replaces the empty component with its own.
 */
export default function pageSlots(): Plugin {
  return {
    name: 'x-docs-page-slots',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
  };
}
