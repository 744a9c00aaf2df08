/** Stands for the languages that a build resolves. */
export default {
  defaultLocale: 'en',
  locales: ['en'],
  currentLocale: 'en',
  path: 'i18n',
  localeConfigs: {
    en: {label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en'},
  },
};
