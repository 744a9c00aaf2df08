import {createTranslator, type Translate} from './createTranslator';
import {en} from './en';
import type {EnabledLanguage, Language} from './languages';
import {useUserLanguage} from './useUserLanguage';
import {warnMissing} from './warnMissing';

/** Texts of the interface. A language that is enabled without its table does not compile. */
const tables: Record<EnabledLanguage, typeof en> = {en};
const translators = new Map<Language, Translate>();

function translatorOf(language: Language): Translate {
  let translate = translators.get(language);
  if (!translate) {
    translate = createTranslator({language, tables, warn: warnMissing});
    translators.set(language, translate);
  }
  return translate;
}

/** Translates the interface into the visitor's language: `translate('sidebar.filter')`. */
export function useTranslate(): Translate {
  return translatorOf(useUserLanguage());
}
