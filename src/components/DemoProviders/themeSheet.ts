import type {Theme} from '@mui/material/styles';

type Rules = {[selector: string]: string | number | Rules};

/** A theme with CSS variables; the public type leaves this method out. */
type SheetTheme = Theme & {generateStyleSheets: () => Rules[]};

function toCss(rules: Rules): string {
  return Object.entries(rules)
    .map(([name, value]) =>
      typeof value === 'object' ? `${name}{${toCss(value)}}` : `${name}:${value};`,
    )
    .join('');
}

/**
 * Where components are: stages, and the layers that they open beside the site. On the root the properties would be
 * inherited by every element of the page, all of whose styles the browser would then work out again.
 */
const PLACES = ['[data-demo-stage]', 'body > div:not(#__docusaurus)'];

/** The selector under which the provider writes the dark scheme; all others stand for the whole page. */
const DARK = '[data-theme="dark"]';

/** Moves a selector of the provider from the root of the page to the places of components. */
function toPlaces(selector: string): string {
  return PLACES.map((place) => (selector === DARK ? `${DARK} ${place}` : place)).join(',');
}

let sheet: HTMLStyleElement | undefined;
let written: Theme | undefined;

/**
 * Writes the theme's custom properties into one style element that all demos share: the provider of
 * the components would write a copy for each demo.
 */
export function writeThemeSheet(theme: Theme): void {
  if (written === theme) {
    return;
  }
  written = theme;
  if (!sheet) {
    sheet = document.createElement('style');
    sheet.dataset.themeSheet = '';
    document.head.prepend(sheet);
  }
  const {generateStyleSheets} = theme as SheetTheme;
  sheet.textContent = generateStyleSheets
    .call(theme)
    .flatMap((rules) => Object.entries(rules))
    .map(([selector, rules]) => toCss({[toPlaces(selector)]: rules}))
    .join('\n');
}
