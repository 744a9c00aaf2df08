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
  sheet.textContent = generateStyleSheets.call(theme).map(toCss).join('\n');
}
