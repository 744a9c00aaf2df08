import type {CodeLanguage, CodeStyling} from '../types';

/** Every id that a demo answers to beside its name: `Name.tsx`, `Name.js` and those with a styling before them. */
export function demoAnchors(name: string, stylings: readonly CodeStyling[]): string[] {
  return ['', ...stylings.map((styling) => `${styling}-`)].flatMap((prefix) => [
    `${prefix}${name}.tsx`,
    `${prefix}${name}.js`,
  ]);
}

/** Hash, with `#`, of a link to a variant; the styling is named only when the demo has several. */
export function variantHash(
  name: string,
  language: CodeLanguage,
  styling: CodeStyling,
  stylings: readonly CodeStyling[],
): string {
  const prefix = stylings.length > 1 ? `${styling}-` : '';
  return `#${prefix}${name}.${language === 'js' ? 'js' : 'tsx'}`;
}
