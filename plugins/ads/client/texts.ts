import {createTexts} from '@site/src/i18n/createTexts';

/** English texts of the ads. */
const en = {
  'ad.by': 'Ad by {publisher}',
  'ad.label': 'Advertisement',
  'ad.supportText':
    'They seem to be blocked here. If these pages help you, allow them: one ad a page, and it never moves.',
  'ad.supportTitle': 'Ads pay for a part of this site',
} as const;

/** Translates the texts of the ads; they come with the plugin, so that a site without it does not carry them. */
export const useAdTexts = createTexts({en});
