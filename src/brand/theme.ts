import type {} from '@mui/material/themeCssVarsAugmentation';
import {createTheme} from '@mui/material/styles';
import type {Theme, ThemeOptions} from '@mui/material/styles';
import {parseColor} from '../settings/color';
import type {Palette, PaletteName} from '../settings/palette';
import type {SettingValues} from '../settings/schema';
import {DENSE_COMPONENTS} from './denseComponents';
import {
  BORDER_RADIUS,
  BREAKPOINTS,
  COLORS,
  CONTRAST_THRESHOLD,
  FONT_FAMILY,
  FONT_SIZE,
  HTML_FONT_SIZE,
  LAYERS,
  SPACING_UNIT,
  TONAL_OFFSET,
  TRANSITION_DURATIONS,
} from './tokens';

/** What of the visitor's settings shapes the theme; every part has a default. */
export interface XThemeOptions extends Partial<
  Pick<SettingValues, 'direction' | 'density' | 'spacing' | 'palette'>
> {
  /** Component labels in another language: the packages' own locale objects. */
  locale?: readonly object[];
}

function brandPalette(mode: 'light' | 'dark', own: Palette): ThemeOptions['palette'] {
  // The canonical form: some components build colors from channels and only know sRGB.
  const main = (name: PaletteName) => {
    const parsed = own[name] && parseColor(own[name].main);
    return {main: parsed && 'color' in parsed ? parsed.color.canonical : COLORS[mode][name]};
  };
  return {
    contrastThreshold: CONTRAST_THRESHOLD,
    tonalOffset: TONAL_OFFSET,
    primary: main('primary'),
    secondary: main('secondary'),
    ...(mode === 'dark' && {background: {default: COLORS.dark.paper, paper: '#12151c'}}),
  };
}

/**
 * The components' theme: constants of SPEC section 9, colors as CSS custom properties that follow
 * `<html data-theme>`, and what the visitor chose. A palette color that cannot be read is left out.
 */
export function createXTheme({
  direction = 'ltr',
  density = 'comfortable',
  spacing = SPACING_UNIT,
  palette = {},
  locale = [],
}: XThemeOptions = {}): Theme {
  return createTheme(
    {
      cssVariables: {colorSchemeSelector: '[data-theme="%s"]'},
      defaultColorScheme: 'light',
      colorSchemes: {
        light: {palette: brandPalette('light', palette)},
        dark: {palette: brandPalette('dark', palette)},
      },
      direction,
      spacing,
      breakpoints: {values: BREAKPOINTS},
      shape: {borderRadius: BORDER_RADIUS},
      typography: {fontFamily: FONT_FAMILY, fontSize: FONT_SIZE, htmlFontSize: HTML_FONT_SIZE},
      transitions: {duration: TRANSITION_DURATIONS},
      zIndex: LAYERS,
      components: density === 'dense' ? DENSE_COMPONENTS : {},
    },
    ...locale,
  );
}
