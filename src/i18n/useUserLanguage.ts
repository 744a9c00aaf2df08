import {useSyncExternalStore} from 'react';
import {DEFAULT_LANGUAGE, parseUserLanguage, type Language} from './languages';

/** Read when the page loads: links inside the site need not repeat what the visit began with. */
const ofThisVisit: Language =
  typeof window === 'undefined' ? DEFAULT_LANGUAGE : parseUserLanguage(window.location.search);

const subscribe = () => () => {};

/**
 * The language that the visitor asked for with `?userLanguage=` in the first address of the visit.
 * English on the server and while the page hydrates.
 */
export function useUserLanguage(): Language {
  return useSyncExternalStore(
    subscribe,
    () => ofThisVisit,
    () => DEFAULT_LANGUAGE,
  );
}
