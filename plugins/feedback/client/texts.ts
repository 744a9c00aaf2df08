import {createTexts} from '@site/src/i18n/createTexts';

/** English texts of the question at the end of a page. */
const en = {
  'feedback.ask': 'Was this page helpful?',
  'feedback.more': 'Tell us more',
  'feedback.no': 'No',
  'feedback.thanks': 'Thank you. Your answer is noted.',
  'feedback.yes': 'Yes',
} as const;

/** Translates the texts of the question; they come with the plugin, so that a site without it does not carry them. */
export const useFeedbackTexts = createTexts({en});
