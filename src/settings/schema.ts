import type {Palette} from './palette';
import {parsePalette, serializePalette} from './palette';

/** What a visitor can choose, by key. */
export interface SettingValues {
  /** Direction of text and layout. */
  direction: 'ltr' | 'rtl';
  /** Dense makes buttons, inputs and tables small (SPEC section 4). */
  density: 'comfortable' | 'dense';
  /** Pixels of one spacing unit of the components' theme: a whole number, 1 to 20. */
  spacing: number;
  /** Own primary and secondary color of the components' theme. */
  palette: Palette;
  /** Which package manager's commands are shown. */
  packageManager: 'npm' | 'yarn' | 'pnpm';
  /** Language of the code samples. */
  codeLanguage: 'ts' | 'js';
  /** Styling approach of the code samples. */
  codeStyling: 'system' | 'css' | 'tailwind';
}

/** Key of a setting. */
export type SettingKey = keyof SettingValues;

/** How one setting is kept, read and shown to CSS. */
export interface Setting<T> {
  /** Value without a choice; also what the server renders. */
  default: T;
  /** Where the choice is kept: localStorage, or a cookie of one year. */
  storage: 'local' | 'cookie';
  /** Key in localStorage or name of the cookie. */
  storageKey: string;
  /** Attribute of `<html>` that carries the value. Settings without one only reach components. */
  attribute?: string;
  /** Part of a demo's URL hash that names this setting, see `parseVariantHash`. */
  hash?: 'language' | 'styling';
  /** Stored text to value, for settings that are a choice among few. */
  values?: Readonly<Record<string, T>>;
  /** Reads stored text. Anything unknown or broken gives `undefined`: it counts as absent. Never throws. */
  parse: (raw: string) => T | undefined;
  /** Writes the text that `parse` reads. */
  serialize: (value: T) => string;
}

/** Spacing unit in pixels: smallest, largest and default (SPEC section 9 gives the default). */
export const SPACING = {min: 1, max: 20, default: 8} as const;

/** Life of the cookies, in seconds: one year (SPEC section 9). */
export const COOKIE_MAX_AGE = 31536000;

const local = (key: SettingKey) => ({storage: 'local' as const, storageKey: `x-docs:${key}`});

function choice<T extends string>(
  place: Pick<Setting<T>, 'storage' | 'storageKey' | 'attribute' | 'hash'>,
  values: Readonly<Record<string, T>>,
): Setting<T> {
  const pairs = Object.entries(values);
  const [first] = pairs;
  if (!first) {
    throw new Error(`Setting ${place.storageKey} has no values.`);
  }
  return {
    ...place,
    default: first[1],
    values,
    parse: (raw) => pairs.find(([text]) => text === raw)?.[1],
    serialize: (value) => pairs.find(([, known]) => known === value)?.[0] ?? first[0],
  };
}

function parseSpacing(raw: string): number | undefined {
  const value = /^\d{1,2}$/.test(raw) ? Number(raw) : NaN;
  return value >= SPACING.min && value <= SPACING.max ? value : undefined;
}

/** Every setting. The store, the inline head script and the tests are all made from this. */
export const SETTINGS: {readonly [K in SettingKey]: Setting<SettingValues[K]>} = {
  direction: choice({...local('direction'), attribute: 'dir'}, {ltr: 'ltr', rtl: 'rtl'}),
  density: choice(
    {...local('density'), attribute: 'data-density'},
    {comfortable: 'comfortable', dense: 'dense'},
  ),
  spacing: {
    ...local('spacing'),
    default: SPACING.default,
    parse: parseSpacing,
    serialize: String,
  },
  palette: {
    ...local('palette'),
    default: {},
    parse: parsePalette,
    serialize: serializePalette,
  },
  packageManager: choice(
    {...local('packageManager'), attribute: 'data-package-manager'},
    {npm: 'npm', yarn: 'yarn', pnpm: 'pnpm'},
  ),
  codeLanguage: choice(
    {
      storage: 'cookie',
      storageKey: 'codeVariant',
      attribute: 'data-code-language',
      hash: 'language',
    },
    {TS: 'ts', JS: 'js'},
  ),
  codeStyling: choice(
    {
      storage: 'cookie',
      storageKey: 'codeStyling',
      attribute: 'data-code-styling',
      hash: 'styling',
    },
    {system: 'system', css: 'css', tailwind: 'tailwind'},
  ),
};

/** Keys of all settings, in the order of the schema. */
export const SETTING_KEYS = Object.keys(SETTINGS) as SettingKey[];
