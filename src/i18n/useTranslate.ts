import {createTexts} from './createTexts';
import {en} from './en';

/** Translates the interface into the visitor's language: `translate('sidebar.filter')`. */
export const useTranslate = createTexts({en});
