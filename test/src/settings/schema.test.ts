import {COOKIE_MAX_AGE, SETTING_KEYS, SETTINGS, SPACING} from '@site/src/settings/schema';
import type {Setting, SettingKey} from '@site/src/settings/schema';

const setting = (key: SettingKey) => SETTINGS[key] as Setting<unknown>;

test.each([
  ['direction', 'ltr', 'local', 'x-docs:direction', 'dir'],
  ['density', 'comfortable', 'local', 'x-docs:density', 'data-density'],
  ['spacing', 8, 'local', 'x-docs:spacing', undefined],
  ['palette', {}, 'local', 'x-docs:palette', undefined],
  ['packageManager', 'npm', 'local', 'x-docs:packageManager', 'data-package-manager'],
  ['codeLanguage', 'ts', 'cookie', 'codeVariant', 'data-code-language'],
  ['codeStyling', 'system', 'cookie', 'codeStyling', 'data-code-styling'],
] as const)(
  '%s defaults to %j and is kept as a %s text named %s, shown as %s',
  (key, value, storage, name, attribute) => {
    expect(setting(key)).toMatchObject({default: value, storage, storageKey: name});
    expect(setting(key).attribute).toBe(attribute);
  },
);

test('the table above names every setting', () => {
  expect(SETTING_KEYS).toEqual([
    'direction',
    'density',
    'spacing',
    'palette',
    'packageManager',
    'codeLanguage',
    'codeStyling',
  ]);
});

test('the cookies live for one year', () => {
  expect(COOKIE_MAX_AGE).toBe(365 * 24 * 60 * 60);
});

test.each([
  ['direction', ['ltr', 'rtl'], ['ltr', 'rtl']],
  ['density', ['comfortable', 'dense'], ['comfortable', 'dense']],
  ['packageManager', ['npm', 'yarn', 'pnpm'], ['npm', 'yarn', 'pnpm']],
  ['codeLanguage', ['TS', 'JS'], ['ts', 'js']],
  ['codeStyling', ['system', 'css', 'tailwind'], ['system', 'css', 'tailwind']],
] as const)('%s reads %j as %j', (key, texts, values) => {
  expect(texts.map((text) => setting(key).parse(text))).toEqual(values);
});

const BROKEN = [
  '',
  ' ',
  'null',
  'undefined',
  '{',
  '[]',
  '__proto__',
  'constructor',
  'LTR',
  '\u0000',
];

test.each(SETTING_KEYS)('%s counts unknown and broken texts as absent', (key) => {
  expect(BROKEN.map((text) => setting(key).parse(text))).toEqual(BROKEN.map(() => undefined));
});

test.each(['0', '21', '-1', '8px', '8.5', '1e1', ' 8', '0x8', 'NaN', '100'])(
  'spacing %j counts as absent',
  (text) => {
    expect(SETTINGS.spacing.parse(text)).toBeUndefined();
  },
);

test('spacing takes every whole number from its smallest to its largest', () => {
  const all = Array.from({length: SPACING.max}, (_, index) => index + 1);
  expect(all.map((value) => SETTINGS.spacing.parse(String(value)))).toEqual(all);
});

test.each(['TS ', 'ts', 'js', 'tsx', 'MUI System'])(
  'a cookie that holds %j is no known variant',
  (text) => {
    expect(SETTINGS.codeLanguage.parse(text)).toBeUndefined();
    expect(SETTINGS.codeStyling.parse(text)).toBeUndefined();
  },
);

test.each(SETTING_KEYS)('%s reads back what it writes', (key) => {
  const {values, serialize, parse, default: fallback} = setting(key);
  const samples = [...Object.values(values ?? {}), fallback];
  expect(samples.map((value) => parse(serialize(value)))).toEqual(samples);
});
