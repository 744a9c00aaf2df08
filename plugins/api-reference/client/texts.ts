import {createTexts} from '@site/src/i18n/createTexts';

/** English texts of the API pages: they come with the first such page, not with the entry bundle. */
const en = {
  back: 'Back to {name}',
  close: 'Close',
  collapsed: 'Collapsed',
  copied: 'Copied',
  copyLink: 'Copy link',
  copyName: 'Copy name',
  deprecated: 'Deprecated',
  empty: 'Nothing matches.',
  filter: 'Filter entries',
  filterHint: 'Filter by name, type or class',
  filterOf: 'Filter {name}',
  expanded: 'Expanded',
  failed: 'The type could not be loaded. Its page has it.',
  kind: 'Kind',
  known: 'Hide what {version} lacks',
  loading: 'Loading…',
  openPage: 'Open page',
  premium: 'Premium',
  pro: 'Pro',
  required: 'Required',
  showAll: 'Show everything',
  shown: '{shown} of {total} entries',
  table: 'Table',
  total: '{total} entries',
  typeHint: 'Arrow down opens the type',
  typeOf: 'Type {name}',
  view: 'View',
} as const;

/** Translates a text of the API pages: `text('shown', {shown: 3, total: 20})`. */
export const useApiTexts = createTexts({en});
