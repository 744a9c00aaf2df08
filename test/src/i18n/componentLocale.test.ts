import {createTheme} from '@mui/material/styles';
import * as chartLocales from '@mui/x-charts/locales';
import * as gridLocales from '@mui/x-data-grid/locales';
import * as pickerLocales from '@mui/x-date-pickers/locales';
import {componentLocale} from '../../../src/i18n/componentLocale';
import type {Language} from '../../../src/i18n/languages';

interface Theme {
  components: Record<string, {defaultProps: Record<string, unknown>} | undefined>;
}

async function labelsOf(language: Language): Promise<{theme: Theme; missing: string[]}> {
  const missing: string[] = [];
  const locales = await componentLocale(language, (label) => missing.push(label));
  return {theme: createTheme({}, ...locales) as unknown as Theme, missing};
}

test('English needs no labels', async () => {
  await expect(componentLocale('en')).resolves.toEqual([]);
});

test('Chinese labels reach the grid, the pickers and Material UI through the theme', async () => {
  const {components} = (await labelsOf('zh')).theme;
  expect(components.MuiDataGrid?.defaultProps).toMatchObject({
    localeText: {noRowsLabel: '没有数据。'},
  });
  expect(components.MuiLocalizationProvider?.defaultProps).toMatchObject({
    localeText: {nextMonth: '下个月'},
  });
  expect(components.MuiTablePagination?.defaultProps).toMatchObject({
    labelRowsPerPage: '每页行数:',
  });
});

test('Portuguese labels reach the charts too', async () => {
  const {components} = (await labelsOf('pt')).theme;
  expect(components.MuiDataGrid?.defaultProps).toMatchObject({
    localeText: {noRowsLabel: 'Nenhuma linha'},
  });
  expect(components.MuiChartsLocalizationProvider?.defaultProps).toMatchObject({
    localeText: {loading: 'Carregando dados…'},
  });
});

/** Names of a package's labels that the language lacks; the package's own name when it lacks the language. */
function lacking(source: string, locales: object, language: string): string[] {
  const namesIn = (locale: string) => {
    const theme = (locales as Record<string, Theme | undefined>)[locale];
    return theme
      ? Object.values(theme.components).flatMap((component) =>
          Object.keys((component?.defaultProps.localeText as object | undefined) ?? {}),
        )
      : undefined;
  };
  const translated = namesIn(language);
  return translated
    ? namesIn('enUS')!
        .filter((name) => !translated.includes(name))
        .map((name) => `${source}.${name}`)
    : [source];
}

test.each([
  ['zh', 'zhCN'],
  ['pt', 'ptBR'],
] as const)(
  'every label that the packages lack in %s is reported, and no other',
  async (language, locale) => {
    const expected = [
      ...lacking('x-data-grid', gridLocales, locale),
      ...lacking('x-date-pickers', pickerLocales, locale),
      ...lacking('x-charts', chartLocales, locale),
    ].map((name) => `${language}:${name}`);
    expect((await labelsOf(language)).missing.sort()).toEqual(expected.sort());
  },
);
