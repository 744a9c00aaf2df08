import {useSetting} from '@site/src/settings';
import {CODE_STYLINGS, type CodeLanguage, type CodeStyling, type DemoModule} from '../types';

/** The variant of a demo that is shown, and how the visitor changes it. */
export interface CodeVariant {
  language: CodeLanguage;
  /** The chosen styling when the demo has it, else `system`. */
  styling: CodeStyling;
  /** The stylings the demo has, `system` first. */
  stylings: CodeStyling[];
  /** Stores the choice for every demo of the site. */
  setLanguage: (language: CodeLanguage) => void;
  /** Stores the choice for every demo of the site. */
  setStyling: (styling: CodeStyling) => void;
}

/** The stylings that a demo has, in the order in which controls list them. */
export function stylingsOf(demo: DemoModule): CodeStyling[] {
  return CODE_STYLINGS.filter((styling) => demo.variants[styling]);
}

/** Variant of a demo according to the visitor's settings. While hydrating it is TypeScript and `system`. */
export function useCodeVariant(demo: DemoModule): CodeVariant {
  const [language, setLanguage] = useSetting('codeLanguage');
  const [chosen, setStyling] = useSetting('codeStyling');
  const stylings = stylingsOf(demo);
  return {
    language,
    styling: stylings.includes(chosen) ? chosen : 'system',
    stylings,
    setLanguage,
    setStyling,
  };
}
