import {createTexts} from '@site/src/i18n/createTexts';

/** English texts of the build report. */
const en = {
  'budgets.title': 'Build report',
  'budgets.description': 'What the pages of this build weigh, and what they may weigh at most.',
  'budgets.figure': 'Figure',
  'budgets.found': 'This build',
  'budgets.most': 'Budget',
  'budgets.loading': 'Reading the report.',
  'budgets.missing':
    'The report could not be read. It is written by a build; the development server has none.',
  'budgets.html': 'HTML',
  'budgets.inlineScripts': 'Inline scripts',
  'budgets.blockingScripts': 'Scripts before the load event',
  'budgets.lateScripts': 'Scripts after the load event',
  'budgets.styles': 'Style sheets',
  'budgets.requests': 'Requests before the load event',
  'budgets.elements': 'Elements',
  'budgets.bytes': '{count} bytes',
  'budgets.units': 'Bytes are those of gzip at its highest level.',
} as const;

/** Translates the texts of the build report. */
export const useBudgetTexts = createTexts({en});
