/** Why a color was refused: the two messages of SPEC section 8, word for word. */
export type ColorError = 'colour format not supported' | 'colour space not supported';

/** A color that was understood. */
export interface Color {
  /** Red, green and blue in sRGB, 0 to 255, clipped to the gamut. */
  rgb: readonly [number, number, number];
  /** 0 (clear) to 1 (opaque). */
  alpha: number;
  /** The same color in a form every component accepts: `#rrggbb`, or `rgba(…)` when not opaque. */
  canonical: string;
}

type Triple = [number, number, number];

const NUMBER = '[+-]?(?:\\d+\\.?\\d*|\\.\\d+)';

/** Spaces that `color()` may name: those of the components' own color parser. */
export const COLOR_SPACES = ['srgb', 'display-p3', 'a98-rgb', 'prophoto-rgb', 'rec-2020'] as const;

const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), max);

function amount(text: string, whole: number): number {
  return text.endsWith('%') ? (Number(text.slice(0, -1)) / 100) * whole : Number(text);
}

function finish(rgb: Triple, alpha: number): {color: Color} {
  const clipped = rgb.map((value) => Math.round(clamp(value, 255))) as Triple;
  const opacity = clamp(alpha, 1);
  const hex = clipped.map((value) => value.toString(16).padStart(2, '0')).join('');
  return {
    color: {
      rgb: clipped,
      alpha: opacity,
      canonical:
        opacity === 1 ? `#${hex}` : `rgba(${clipped.join(', ')}, ${Number(opacity.toFixed(3))})`,
    },
  };
}

function fromHsl(hue: number, saturation: number, lightness: number): Triple {
  const chroma = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const k = (((offset + hue / 30) % 12) + 12) % 12;
    return 255 * (lightness - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

const encode = (value: number) =>
  255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * Math.abs(value) ** (1 / 2.4) - 0.055);

const decode = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** Transfer curve and matrix to linear sRGB of each space, from CSS Color 4 (D50 adapted for ProPhoto). */
const TO_SRGB: Record<
  (typeof COLOR_SPACES)[number],
  {curve: (v: number) => number; matrix: number[]}
> = {
  srgb: {curve: decode, matrix: [1, 0, 0, 0, 1, 0, 0, 0, 1]},
  'display-p3': {
    curve: decode,
    matrix: [1.22494, -0.22494, 0, -0.04206, 1.04206, 0, -0.01964, -0.07864, 1.09827],
  },
  'a98-rgb': {
    curve: (value) => value ** (563 / 256),
    matrix: [1.39836, -0.39836, 0, 0, 1, 0, 0, -0.04294, 1.04294],
  },
  'prophoto-rgb': {
    curve: (value) => (value <= 16 / 512 ? value / 16 : value ** 1.8),
    matrix: [2.03431, -0.72768, -0.30663, -0.22882, 1.23173, -0.00292, -0.00857, -0.15327, 1.16184],
  },
  'rec-2020': {
    curve: (value) =>
      value < 0.08124286 ? value / 4.5 : ((value + 0.09929683) / 1.09929683) ** (1 / 0.45),
    matrix: [1.6605, -0.58764, -0.07285, -0.12455, 1.1329, -0.00835, -0.01815, -0.10058, 1.11873],
  },
};

function parseHex(text: string): {color: Color} | undefined {
  if (!/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(text)) {
    return undefined;
  }
  const digits = text.slice(1);
  const full = digits.length < 5 ? digits.replace(/./g, '$&$&') : digits;
  const at = (index: number) => parseInt(full.slice(index, index + 2), 16);
  return finish([at(0), at(2), at(4)], full.length === 8 ? at(6) / 255 : 1);
}

function parseColorFunction(body: string): {color: Color} | {error: ColorError} {
  const space = body.trim().split(/\s+/, 1)[0] ?? '';
  const known = COLOR_SPACES.find((candidate) => candidate === space);
  if (!known) {
    return {
      error: /^[a-z][\w-]*$/i.test(space)
        ? 'colour space not supported'
        : 'colour format not supported',
    };
  }
  const match = new RegExp(
    `^\\s*${known}\\s+(${NUMBER}%?)\\s+(${NUMBER}%?)\\s+(${NUMBER}%?)(?:\\s*/\\s*(${NUMBER}%?))?\\s*$`,
  ).exec(body);
  if (!match) {
    return {error: 'colour format not supported'};
  }
  const {curve, matrix} = TO_SRGB[known];
  const linear = [1, 2, 3].map((index) => curve(clamp(amount(match[index] ?? '0', 1), 1)));
  const rgb = [0, 3, 6].map((row) =>
    encode(linear.reduce((sum, value, column) => sum + value * (matrix[row + column] ?? 0), 0)),
  ) as Triple;
  return finish(rgb, amount(match[4] ?? '1', 1));
}

function parseArguments(body: string, first: string, rest: string): string[] | undefined {
  const three = (gap: string) => `^\\s*(${first})${gap}(${rest})${gap}(${rest})`;
  const alpha = `(${NUMBER}%?)`;
  const match =
    new RegExp(`${three('\\s*,\\s*')}(?:\\s*,\\s*${alpha})?\\s*$`, 'i').exec(body) ??
    new RegExp(`${three('\\s+')}(?:\\s*/\\s*${alpha})?\\s*$`, 'i').exec(body);
  return match ? match.slice(1).map((value) => value ?? '') : undefined;
}

/**
 * Reads a color: `#rgb(a)`, `#rrggbb(aa)`, `rgb()`, `rgba()`, `hsl()`, `hsla()` or `color()` with one
 * of `COLOR_SPACES` (SPEC section 5). Never throws; a refused color comes back as a message.
 */
export function parseColor(input: string): {color: Color} | {error: ColorError} {
  const text = input.trim();
  const hex = parseHex(text);
  if (hex) {
    return hex;
  }
  const [, name = '', body = ''] = /^([a-z]+)\(([^()]*)\)$/i.exec(text) ?? [];
  const kind = name.toLowerCase();
  if (kind === 'color') {
    return parseColorFunction(body);
  }
  if (kind === 'rgb' || kind === 'rgba') {
    const parts = parseArguments(body, `${NUMBER}%?`, `${NUMBER}%?`);
    if (parts) {
      const rgb = parts.slice(0, 3).map((part) => amount(part, 255)) as Triple;
      return finish(rgb, amount(parts[3] || '1', 1));
    }
  }
  if (kind === 'hsl' || kind === 'hsla') {
    const parts = parseArguments(body, `${NUMBER}(?:deg)?`, `${NUMBER}%`);
    if (parts) {
      const [hue = '0', saturation = '0', lightness = '0', alpha] = parts;
      const rgb = fromHsl(
        parseFloat(hue),
        clamp(amount(saturation, 1), 1),
        clamp(amount(lightness, 1), 1),
      );
      return finish(rgb, amount(alpha || '1', 1));
    }
  }
  return {error: 'colour format not supported'};
}

function luminance(rgb: readonly [number, number, number]): number {
  const [red, green, blue] = rgb.map((value) => decode(value / 255)) as Triple;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of a color on an opaque background by WCAG 2, 1 to 21; transparency is blended first. */
export function contrast(color: Color, background: Color): number {
  const seen = color.rgb.map(
    (value, index) => value * color.alpha + (background.rgb[index] ?? 0) * (1 - color.alpha),
  ) as Triple;
  const [light, dark] = [luminance(seen), luminance(background.rgb)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}
