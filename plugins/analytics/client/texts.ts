import {createTexts} from '@site/src/i18n/createTexts';

/** English texts of the consent banner. */
const en = {
  'analytics.allow': 'Allow',
  'analytics.ask':
    'May this site record page views and clicks? They show us which pages need work.',
  'analytics.decline': 'Decline',
  'analytics.label': 'Analytics',
} as const;

/** Translates the texts of the banner; they come with it, so that a site without the plugin does not carry them. */
export const useAnalyticsTexts = createTexts({en});
