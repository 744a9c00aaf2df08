import {demoAnchors, variantHash} from '@site/plugins/demos/client/demoAnchor';
import {parseVariantHash} from '@site/src/settings/parseVariantHash';
import type {CodeLanguage, CodeStyling} from '@site/plugins/demos/types';

const ALL: CodeStyling[] = ['system', 'css', 'tailwind'];

test('a demo answers to its name with each ending and each styling', () => {
  expect(demoAnchors('Bars', ['system', 'css'])).toEqual([
    'Bars.tsx',
    'Bars.js',
    'system-Bars.tsx',
    'system-Bars.js',
    'css-Bars.tsx',
    'css-Bars.js',
  ]);
});

test.each(
  ALL.flatMap((styling) => (['ts', 'js'] as CodeLanguage[]).map((l) => [styling, l] as const)),
)('a copied link to %s in %s leads to an anchor that says the same', (styling, language) => {
  const hash = variantHash('Bars', language, styling, ALL);
  expect(demoAnchors('Bars', ALL)).toContain(hash.slice(1));
  expect(parseVariantHash(hash)).toEqual({name: 'Bars', language, styling});
});

test('a demo with one styling does not name it in its links', () => {
  expect(variantHash('Bars', 'js', 'system', ['system'])).toBe('#Bars.js');
});
