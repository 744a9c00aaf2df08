import {createTexts} from '@site/src/i18n/createTexts';

/** English texts of migration guides. */
const en = {
  'migration.affects': 'Affects',
  'migration.all': 'All components',
  'migration.code': 'Code to check',
  'migration.codeHint':
    'Paste code or a package.json: only what it is affected by stays in view. It does not leave this page.',
  'migration.codemod': 'Codemod',
  'migration.component': 'Component',
  'migration.done': 'Done',
  'migration.doneOf': 'Done: {title}',
  'migration.hideDone': 'Hide what is done',
  'migration.list': 'Breaking changes',
  'migration.none': 'Nothing here affects you.',
  'migration.status': '{shown} of {all} changes shown, {done} done',
} as const;

/** Translates the texts of migration guides, which come with them. */
export const useMigrationTexts = createTexts({en});
