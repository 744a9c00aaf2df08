import type {ComponentLabels} from './labels/types';
import type {Language} from './languages';
import {warnMissing} from './warnMissing';

/** Each language is a chunk of its own, fetched when a demo is shown to somebody who asks for it. */
const LABELS: Readonly<Partial<Record<Language, () => Promise<{labels: ComponentLabels}>>>> = {
  zh: () => import('./labels/zh'),
  pt: () => import('./labels/pt'),
};

/**
 * The labels inside components in a language, as arguments for `createTheme(options, ...locales)`.
 * Nothing for English, which the components speak by themselves and fall back to for every label
 * that their packages have not translated.
 *
 * @param warn told of each missing label as `language:package.label`; by default a console warning,
 * once for each in the life of the page
 */
export async function componentLocale(
  language: Language,
  warn: (missing: string) => void = warnMissing,
): Promise<object[]> {
  const load = LABELS[language];
  if (!load) {
    return [];
  }
  const {labels} = await load();
  for (const label of labels.missing) {
    warn(`${language}:${label}`);
  }
  return [...labels.locales];
}
