/** Languages of the labels inside components (specification section 2): all that may be asked for. */
const LANGUAGES = ['en', 'zh', 'pt'] as const;

/** A language that a visitor may ask for. */
export type Language = (typeof LANGUAGES)[number];

/** A language that the interface speaks (specification section 2: only English). */
export type EnabledLanguage = Extract<Language, 'en'>;

/** What a visitor reads who asks for nothing, and what stands in for every missing text. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** Name of the query value that asks for a language. */
const LANGUAGE_PARAMETER = 'userLanguage';

function isKnown(language: string): language is Language {
  return (LANGUAGES as readonly string[]).includes(language);
}

/**
 * The language that an address asks for: `?userLanguage=zh`. A region is ignored (`zh-CN` is `zh`),
 * and so is the case. A language that the site does not know, like no language, is English.
 *
 * @param search the query of the address, with or without its question mark
 */
export function parseUserLanguage(search: string): Language {
  const asked = new URLSearchParams(search).get(LANGUAGE_PARAMETER) ?? DEFAULT_LANGUAGE;
  const language = asked.trim().toLowerCase().split(/[-_]/)[0] ?? '';
  return isKnown(language) ? language : DEFAULT_LANGUAGE;
}
