import type {Plugin} from '@docusaurus/types';

/** Gives migration guides their sections and their checklist; `remarkMigration` puts them into the page. */
export default function migrationGuides(): Plugin {
  return {
    name: 'x-docs-migration-guides',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
  };
}
