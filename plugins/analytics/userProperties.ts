import type {UserProperties} from './types';

/** What the user properties are read from. */
export interface VisitorFacts {
  /** Attributes of `<html>` by name. */
  attribute(name: string): string | null;
  devicePixelRatio: number;
  /** Language of the visit; see `src/i18n/`. */
  language: string;
  /** Whether the operating system prefers dark colors. */
  prefersDark: boolean;
}

/** Attributes of `<html>` that user properties are read from. */
export const WATCHED_ATTRIBUTES = [
  'data-code-language',
  'data-code-styling',
  'data-theme',
  'data-theme-choice',
];

/** Reads the user properties (SPEC section 7); the pixel ratio is rounded to one decimal. */
export function readUserProperties(facts: VisitorFacts): UserProperties {
  const {attribute, devicePixelRatio, language, prefersDark} = facts;
  return {
    codeVariant: (attribute('data-code-language') ?? 'ts').toUpperCase(),
    codeStylingVariant: attribute('data-code-styling') ?? 'system',
    userLanguage: language,
    devicePixelRatio: Math.round(devicePixelRatio * 10) / 10,
    colorScheme: attribute('data-theme-choice') ?? attribute('data-theme') ?? 'system',
    colorSchemeOS: prefersDark ? 'dark' : 'light',
  };
}

/** The properties that are new or differ from those sent before; nothing when none does. */
export function changedProperties(
  before: UserProperties,
  now: UserProperties,
): UserProperties | undefined {
  const changed = Object.entries(now).filter(([key, value]) => before[key] !== value);
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}
