/** Numbers of the brand. Every constant is of SPEC section 9 unless it says otherwise. */

/** Least contrast of text on a filled color, as a WCAG ratio. */
export const CONTRAST_THRESHOLD = 3;

/** How far light and dark variants of a color are from its main value, 0 to 1. */
export const TONAL_OFFSET = 0.2;

/** Base size of text in components, px. */
export const FONT_SIZE = 14;

/** Font size of `<html>`, px; `rem` values are computed from it. */
export const HTML_FONT_SIZE = 16;

/** Radius of the corners of components, px. */
export const BORDER_RADIUS = 12;

/** One unit of spacing, px. */
export const SPACING_UNIT = 8;

/** Least width of the viewport for each breakpoint, px. */
export const BREAKPOINTS = {xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536} as const;

/** Durations of transitions, ms. */
export const TRANSITION_DURATIONS = {
  shortest: 150,
  shorter: 200,
  short: 250,
  standard: 300,
  complex: 375,
  entering: 225,
  leaving: 195,
} as const;

/** Stacking order of layers, as `z-index`. */
export const LAYERS = {
  mobileStepper: 1000,
  fab: 1050,
  speedDial: 1050,
  appBar: 1100,
  drawer: 1200,
  modal: 1300,
  snackbar: 1400,
  tooltip: 1500,
} as const;

/** Papers and brand colors of both modes: the paper, accent and pickers' hue of `src/css/tokens.css`. */
export const COLORS = {
  light: {paper: '#ffffff', primary: '#0b57d0', secondary: '#6d3fd1'},
  dark: {paper: '#0b0d12', primary: '#84b3ff', secondary: '#bda4ff'},
} as const;

/** Font of text; the custom property is defined in `src/css/tokens.css`. */
export const FONT_FAMILY = "var(--x-font-text, 'Inter Variable', system-ui, sans-serif)";
