import {fill} from './createTranslator';
import {DEFAULT_LANGUAGE, type EnabledLanguage} from './languages';
import {useUserLanguage} from './useUserLanguage';
import {warnMissing} from './warnMissing';

/** Texts of one feature, which loads them itself; English is whole. */
export type FeatureTexts<Key extends string> = Readonly<
  Record<EnabledLanguage, Readonly<Record<Key, string>>>
>;

/** Translates the texts of a feature that is not in the entry bundle: its table comes with it. */
export function useTexts<Key extends string>(
  feature: string,
  tables: FeatureTexts<Key>,
): (key: Key, values?: Readonly<Record<string, string | number>>) => string {
  const language = useUserLanguage();
  const own = (tables as Partial<Record<string, Readonly<Record<Key, string>>>>)[language];
  return (key, values) => {
    if (!own && language !== DEFAULT_LANGUAGE) {
      warnMissing(`${language}:${feature}.${key}`);
    }
    return fill((own ?? tables.en)[key], values);
  };
}
