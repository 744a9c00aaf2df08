import {parseUserLanguage} from '../../../src/i18n/languages';

test.each([
  ['', 'en'],
  ['?userLanguage=', 'en'],
  ['?userLanguage=en', 'en'],
  ['?userLanguage=zh', 'zh'],
  ['?a=1&userLanguage=pt', 'pt'],
  ['?userLanguage=ZH-cn', 'zh'],
  ['?userLanguage=pt_BR', 'pt'],
  ['?userLanguage=fr', 'en'],
  ['?userLanguage=toString', 'en'],
  ['?userlanguage=zh', 'en'],
])('the query "%s" asks for %s', (search, language) => {
  expect(parseUserLanguage(search)).toBe(language);
});
