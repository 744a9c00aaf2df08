import {createTranslator, type Translate} from './createTranslator';
import type {EnabledLanguage, Language} from './languages';
import {useUserLanguage} from './useUserLanguage';
import {warnMissing} from './warnMissing';

/**
 * Makes the hook that translates the texts of one feature. They are in the feature's own chunk: `en.ts` is for
 * what every page may say.
 *
 * @param tables texts by language; one that is enabled without its table does not compile
 */
export function createTexts<const Table extends Readonly<Record<string, string>>>(
  tables: Record<EnabledLanguage, Table>,
): () => Translate<Table> {
  const translators = new Map<Language, Translate<Table>>();
  return () => {
    const language = useUserLanguage();
    let translate = translators.get(language);
    if (!translate) {
      translate = createTranslator<Table>({language, tables, warn: warnMissing});
      translators.set(language, translate);
    }
    return translate;
  };
}
