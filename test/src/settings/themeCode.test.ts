import * as material from '@mui/material/styles';
import type {Theme} from '@mui/material/styles';
import ts from 'typescript';
import {themeCode} from '@site/src/settings/themeCode';
import type {ThemeChoices} from '@site/src/settings/themeCode';

const DEFAULTS: ThemeChoices = {
  mode: null,
  direction: 'ltr',
  density: 'comfortable',
  spacing: 8,
  palette: {},
};

/** Runs the code as an application would, against the real library. */
function themeOf(choices: Partial<ThemeChoices>): Theme {
  const {outputText, diagnostics} = ts.transpileModule(themeCode({...DEFAULTS, ...choices}), {
    reportDiagnostics: true,
    compilerOptions: {module: ts.ModuleKind.CommonJS},
  });
  expect(diagnostics).toEqual([]);
  const exports: {theme?: Theme} = {};
  new Function('require', 'exports', outputText)(() => material, exports);
  if (!exports.theme) {
    throw new Error('The code exports no theme.');
  }
  return exports.theme;
}

test('with nothing chosen it is the plain theme', () => {
  expect(themeCode(DEFAULTS)).toBe(
    "import {createTheme} from '@mui/material/styles';\n\nexport const theme = createTheme({});\n",
  );
});

test('every choice arrives in the theme that the code makes', () => {
  const theme = themeOf({
    mode: 'dark',
    direction: 'rtl',
    density: 'dense',
    spacing: 5,
    palette: {primary: {main: 'color(srgb 1 0 0)'}, secondary: {main: 'rgb(0 128 0 / 50%)'}},
  });
  expect(theme.palette.mode).toBe('dark');
  expect(theme.direction).toBe('rtl');
  expect(theme.spacing(2)).toBe('10px');
  expect(theme.palette.primary.main).toBe('#ff0000');
  expect(theme.palette.secondary.main).toBe('rgba(0, 128, 0, 0.5)');
  expect(theme.components?.MuiTable?.defaultProps).toEqual({size: 'small'});
});

test('what was not chosen is not named', () => {
  const code = themeCode({...DEFAULTS, palette: {secondary: {main: '#123456'}}});
  expect(code).toContain("palette: {secondary: {main: '#123456'}}");
  expect(code).not.toMatch(/mode|direction|spacing|components|primary/);
});
