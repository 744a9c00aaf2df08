import {createTranslator, type Translate} from '../../../src/i18n/createTranslator';
import {en} from '../../../src/i18n/en';

function translatorFor(language: 'en' | 'zh'): {translate: Translate; warnings: string[]} {
  const warnings: string[] = [];
  const translate = createTranslator({
    language,
    tables: {en, zh: {'copy.copy': '复制', 'sidebar.severalPages': '{count} 页'}},
    warn: (missing) => warnings.push(missing),
  });
  return {translate, warnings};
}

test('English texts come without a warning', () => {
  const {translate, warnings} = translatorFor('en');
  expect(translate('copy.copy')).toBe('Copy');
  expect(warnings).toEqual([]);
});

test('a text that the language has is given in it, with its values filled in', () => {
  const {translate, warnings} = translatorFor('zh');
  expect(translate('copy.copy')).toBe('复制');
  expect(translate('sidebar.severalPages', {count: 3})).toBe('3 页');
  expect(warnings).toEqual([]);
});

test('a missing text falls back to English and warns once for each key', () => {
  const {translate, warnings} = translatorFor('zh');
  expect(translate('copy.copied')).toBe('Copied');
  expect(translate('copy.copied')).toBe('Copied');
  expect(translate('demo.reset')).toBe('Reset demo');
  expect(warnings).toEqual(['zh:copy.copied', 'zh:demo.reset']);
});

test('a text with placeholders asks for its values at compile time', () => {
  const {translate} = translatorFor('en');
  // @ts-expect-error the count is missing
  expect(translate('sidebar.severalPages')).toBe('{count} pages');
  // @ts-expect-error the text has no placeholder
  expect(translate('copy.copy', {count: 1})).toBe('Copy');
});
