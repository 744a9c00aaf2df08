import type {Color, ColorError} from './color';
import {parseColor} from './color';

/** Name of a color that a visitor can replace. */
export type PaletteName = 'primary' | 'secondary';

/** A color of the palette, as the components' theme takes it. */
export interface PaletteColor {
  /** The color itself: hex, `rgb(a)`, `hsl(a)` or `color()` (SPEC section 5). */
  main: string;
}

/** Own colors of the components' theme; an absent color is the brand's. */
export type Palette = Partial<Record<PaletteName, PaletteColor>>;

/** Names of the colors that can be replaced. */
export const PALETTE_NAMES: readonly PaletteName[] = ['primary', 'secondary'];

/** Why a palette color was refused, in words for the visitor. */
export type PaletteError = ColorError | 'a color needs a main value' | 'main must be a string';

/** Outcome of `checkPaletteColor`: the color read, or the reason it was refused. */
export type PaletteCheck = {color: Color} | {error: PaletteError};

/**
 * Checks one color of a palette: it needs a `main`, `main` is a string, and the string is in a
 * supported format (SPEC section 5). Never throws.
 */
export function checkPaletteColor(input: unknown): PaletteCheck {
  if (typeof input !== 'object' || input === null || !('main' in input)) {
    return {error: 'a color needs a main value'};
  }
  const {main} = input;
  return typeof main === 'string' ? parseColor(main) : {error: 'main must be a string'};
}

/** Reads a stored palette. One broken color makes the whole value absent. Never throws. */
export function parsePalette(raw: string): Palette | undefined {
  let data: unknown;
  try {
    data = JSON.parse(raw);
  } catch {
    return undefined;
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    return undefined;
  }
  const palette: Palette = {};
  for (const [name, value] of Object.entries(data)) {
    const known = PALETTE_NAMES.find((candidate) => candidate === name);
    if (!known || 'error' in checkPaletteColor(value)) {
      return undefined;
    }
    palette[known] = {main: (value as PaletteColor).main};
  }
  return palette;
}

/** Text of a palette for storage; colors in a fixed order, so that equal palettes give equal text. */
export function serializePalette(palette: Palette): string {
  return JSON.stringify({primary: palette.primary, secondary: palette.secondary});
}
