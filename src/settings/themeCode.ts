import {parseColor} from './color';
import {PALETTE_NAMES} from './palette';
import type {SettingValues} from './schema';
import {SPACING} from './schema';

/** What of the settings ends up in a theme. */
export type ThemeChoices = Pick<SettingValues, 'direction' | 'density' | 'spacing' | 'palette'> & {
  mode: 'light' | 'dark' | null;
};

/** Components that dense makes small, as one application would write it. */
const DENSE = `{
    MuiButton: {defaultProps: {size: 'small'}},
    MuiIconButton: {defaultProps: {size: 'small'}},
    MuiFab: {defaultProps: {size: 'small'}},
    MuiTable: {defaultProps: {size: 'small'}},
    MuiTextField: {defaultProps: {margin: 'dense', size: 'small'}},
    MuiFormControl: {defaultProps: {margin: 'dense', size: 'small'}},
    MuiFilledInput: {defaultProps: {margin: 'dense'}},
    MuiOutlinedInput: {defaultProps: {margin: 'dense'}},
    MuiInputLabel: {defaultProps: {margin: 'dense'}},
    MuiFormHelperText: {defaultProps: {margin: 'dense'}},
    MuiList: {defaultProps: {dense: true}},
    MuiListItem: {defaultProps: {dense: true}},
    MuiToolbar: {defaultProps: {variant: 'dense'}},
    MuiDataGrid: {defaultProps: {density: 'compact'}},
  }`;

/** Code that makes a theme with these choices; only what differs from the library's defaults is named. */
export function themeCode({mode, direction, density, spacing, palette}: ThemeChoices): string {
  const colors = PALETTE_NAMES.flatMap((name) => {
    const parsed = palette[name] && parseColor(palette[name].main);
    return parsed && 'color' in parsed ? [`${name}: {main: '${parsed.color.canonical}'}`] : [];
  });
  const fields = [
    direction === 'rtl' && `direction: 'rtl'`,
    spacing !== SPACING.default && `spacing: ${spacing}`,
    (mode === 'dark' || colors.length > 0) &&
      `palette: {${[...(mode === 'dark' ? [`mode: 'dark'`] : []), ...colors].join(', ')}}`,
    density === 'dense' && `components: ${DENSE}`,
  ].filter((field) => field !== false);
  const body = fields.map((field) => `\n  ${field},`).join('');
  const imports = [
    `import {createTheme} from '@mui/material/styles';`,
    ...(density === 'dense' ? [`import type {} from '@mui/x-data-grid/themeAugmentation';`] : []),
  ];
  return `${imports.join('\n')}\n\nexport const theme = createTheme({${body}${body && '\n'}});\n`;
}
