import {changedProperties, readUserProperties} from '../../../plugins/analytics/userProperties';

const facts = (
  attributes: Record<string, string>,
  {devicePixelRatio = 1, language = 'en', prefersDark = false} = {},
) => ({
  attribute: (name: string) => attributes[name] ?? null,
  devicePixelRatio,
  language,
  prefersDark,
});

test('reads what the visitor has chosen', () => {
  const attributes = {
    'data-code-language': 'js',
    'data-code-styling': 'tailwind',
    'data-theme': 'dark',
    'data-theme-choice': 'system',
  };
  expect(
    readUserProperties(
      facts(attributes, {devicePixelRatio: 1.3333, language: 'pt', prefersDark: true}),
    ),
  ).toEqual({
    codeVariant: 'JS',
    codeStylingVariant: 'tailwind',
    userLanguage: 'pt',
    devicePixelRatio: 1.3,
    colorScheme: 'system',
    colorSchemeOS: 'dark',
  });
});

test('falls back on the defaults of the site', () => {
  expect(readUserProperties(facts({}))).toEqual({
    codeVariant: 'TS',
    codeStylingVariant: 'system',
    userLanguage: 'en',
    devicePixelRatio: 1,
    colorScheme: 'system',
    colorSchemeOS: 'light',
  });
});

test('only what has changed is sent again', () => {
  expect(changedProperties({}, {a: 1, b: 'x'})).toEqual({a: 1, b: 'x'});
  expect(changedProperties({a: 1, b: 'x'}, {a: 2, b: 'x'})).toEqual({a: 2});
  expect(changedProperties({a: 1}, {a: 1})).toBeUndefined();
});
