import {COLORS} from '@site/src/brand/tokens';
import {createXTheme} from '@site/src/brand/theme';
import {contrast, parseColor} from '@site/src/settings/color';

const theme = createXTheme();
const color = (text: string) => {
  const parsed = parseColor(text);
  if ('error' in parsed) {
    throw new Error(parsed.error);
  }
  return parsed.color;
};

describe.each(['light', 'dark'] as const)('the %s scheme', (mode) => {
  const palette = theme.colorSchemes[mode]?.palette;

  test('has a contrast threshold of 3', () => {
    expect(palette?.contrastThreshold).toBe(3);
  });

  test('has a tonal offset of 0.2', () => {
    expect(palette?.tonalOffset).toBe(0.2);
  });

  test.each(['primary', 'secondary'] as const)(
    'has a %s that reads as text on its paper',
    (name) => {
      const main = palette?.[name].main ?? '';
      expect(main).toBe(COLORS[mode][name]);
      expect(contrast(color(main), color(COLORS[mode].paper))).toBeGreaterThanOrEqual(4.5);
    },
  );
});

test('the base font size is 14', () => {
  expect(theme.typography.fontSize).toBe(14);
});

test('the html font size is 16', () => {
  expect(theme.typography.htmlFontSize).toBe(16);
});

test('the border radius is 12', () => {
  expect(theme.shape.borderRadius).toBe(12);
});

test('the spacing unit is 8', () => {
  expect(theme.spacing(1)).toBe('var(--mui-spacing, 8px)');
  expect(theme.spacing(3)).toBe('calc(3 * var(--mui-spacing, 8px))');
  expect(theme.vars.spacing).toBe('var(--mui-spacing, 8px)');
});

test.each([
  ['xs', 0],
  ['sm', 600],
  ['md', 900],
  ['lg', 1200],
  ['xl', 1536],
] as const)('the breakpoint %s is at %i px', (name, width) => {
  expect(theme.breakpoints.values[name]).toBe(width);
});

test('there are five breakpoints', () => {
  expect(theme.breakpoints.keys).toEqual(['xs', 'sm', 'md', 'lg', 'xl']);
});

test.each([
  ['shortest', 150],
  ['shorter', 200],
  ['short', 250],
  ['standard', 300],
  ['complex', 375],
  ['enteringScreen', 225],
  ['leavingScreen', 195],
] as const)('the transition %s takes %i ms', (name, duration) => {
  expect(theme.transitions.duration[name]).toBe(duration);
});

test.each([
  ['mobileStepper', 1000],
  ['fab', 1050],
  ['speedDial', 1050],
  ['appBar', 1100],
  ['drawer', 1200],
  ['modal', 1300],
  ['snackbar', 1400],
  ['tooltip', 1500],
] as const)('the layer %s lies at %i', (name, order) => {
  expect(theme.zIndex[name]).toBe(order);
});

test('colors follow the data-theme attribute of the root', () => {
  expect(theme.colorSchemeSelector).toBe('[data-theme="%s"]');
  expect(Object.keys(theme.colorSchemes)).toEqual(['light', 'dark']);
  const selectors = (theme as unknown as {generateStyleSheets: () => object[]})
    .generateStyleSheets()
    .flatMap(Object.keys);
  expect(selectors).toContain('[data-theme="dark"]');
});

test('direction, spacing and palette of the visitor reach the theme', () => {
  const own = createXTheme({
    direction: 'rtl',
    spacing: 4,
    palette: {primary: {main: 'color(srgb 1 0 0)'}},
  });
  expect(own.direction).toBe('rtl');
  expect(own.spacing(2)).toBe('calc(2 * var(--mui-spacing, 4px))');
  expect(own.colorSchemes.light?.palette.primary.main).toBe('#ff0000');
  expect(own.colorSchemes.dark?.palette.primary.main).toBe('#ff0000');
  expect(own.colorSchemes.light?.palette.secondary.main).toBe(COLORS.light.secondary);
});

test('a palette color that cannot be read leaves the color of the brand', () => {
  const own = createXTheme({palette: {primary: {main: 'bluish'}}});
  expect(own.colorSchemes.light?.palette.primary.main).toBe(COLORS.light.primary);
});

test('dense makes buttons, inputs and tables small, lists and toolbars dense, grids compact', () => {
  const {components} = createXTheme({density: 'dense'}) as {
    components?: Record<string, {defaultProps?: object}>;
  };
  const props = (name: string) => components?.[name]?.defaultProps;
  for (const name of ['MuiButton', 'MuiIconButton', 'MuiFab', 'MuiTable']) {
    expect([name, props(name)]).toEqual([name, {size: 'small'}]);
  }
  for (const name of ['MuiTextField', 'MuiFormControl', 'MuiOutlinedInput', 'MuiInputLabel']) {
    expect([name, props(name)]).toEqual([name, expect.objectContaining({margin: 'dense'})]);
  }
  expect(props('MuiListItem')).toEqual({dense: true});
  expect(props('MuiToolbar')).toEqual({variant: 'dense'});
  for (const name of ['MuiDataGrid', 'MuiDataGridPro', 'MuiDataGridPremium']) {
    expect([name, props(name)]).toEqual([name, {density: 'compact'}]);
  }
});

test('comfortable leaves the components as they are', () => {
  expect(Object.keys(createXTheme({density: 'comfortable'}).components ?? {})).toEqual([]);
});

test('a locale of the components is merged into the theme', () => {
  const locale = {components: {MuiDataGrid: {defaultProps: {localeText: {noRowsLabel: 'Leer'}}}}};
  const {components} = createXTheme({density: 'dense', locale: [locale]}) as {
    components?: Record<string, {defaultProps?: object}>;
  };
  expect(components?.MuiDataGrid?.defaultProps).toEqual({
    density: 'compact',
    localeText: {noRowsLabel: 'Leer'},
  });
});
