import {useEffect, useState} from 'react';
import {componentLocale} from '@site/src/i18n/componentLocale';
import {useUserLanguage} from '@site/src/i18n/useUserLanguage';

const ENGLISH: readonly object[] = [];

/** Labels of the components in the visitor's language; English until they are loaded, and when they cannot be. */
export function useLocale(): readonly object[] {
  const language = useUserLanguage();
  const [locale, setLocale] = useState(ENGLISH);
  useEffect(() => {
    let current = true;
    loadLocale(language).then(
      (loaded) => current && setLocale(loaded),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [language]);
  return locale;
}

const loaded = new Map<string, Promise<readonly object[]>>();

/** One list for all demos, so that they share one theme. */
function loadLocale(language: Parameters<typeof componentLocale>[0]): Promise<readonly object[]> {
  let locale = loaded.get(language);
  if (!locale) {
    locale = language === 'en' ? Promise.resolve(ENGLISH) : componentLocale(language);
    loaded.set(language, locale);
  }
  return locale;
}
