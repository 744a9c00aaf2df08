import {createTheme} from '@mui/material/styles';
import {componentLocale, missingLabels} from '../../../src/i18n/componentLocale';
import type {Language} from '../../../src/i18n/languages';

interface Labels {
  components: Record<string, {defaultProps: {localeText: Record<string, unknown>}}>;
}

async function labelsOf(language: Language): Promise<{theme: Labels; missing: string[]}> {
  const missing: string[] = [];
  const locales = await componentLocale(language, (key) => missing.push(key));
  return {theme: createTheme({}, ...locales) as unknown as Labels, missing};
}

test('English needs no labels', async () => {
  await expect(componentLocale('en')).resolves.toEqual([]);
});

test('Chinese labels reach the grid, the pickers and Material UI through the theme', async () => {
  const {theme} = await labelsOf('zh');
  expect(theme.components.MuiDataGrid?.defaultProps.localeText.noRowsLabel).toBe('没有数据。');
  expect(theme.components.MuiLocalizationProvider?.defaultProps.localeText.nextMonth).toBe(
    '下个月',
  );
  expect(theme.components.MuiTablePagination?.defaultProps).toMatchObject({
    labelRowsPerPage: '每页行数:',
  });
});

test('Portuguese labels reach the charts too', async () => {
  const {theme} = await labelsOf('pt');
  expect(theme.components.MuiDataGrid?.defaultProps.localeText.noRowsLabel).toBe('Nenhuma linha');
  expect(theme.components.MuiChartsLocalizationProvider?.defaultProps.localeText.loading).toBe(
    'Carregando dados…',
  );
});

test('labels that a package has not translated are named, each once', async () => {
  const {missing} = await labelsOf('zh');
  expect(missing).toContain('zh:x-charts');
  expect(missing).toContain('zh:x-data-grid.pivotToggleLabel');
  expect(missing).not.toContain('zh:x-data-grid.noRowsLabel');
  expect(new Set(missing).size).toBe(missing.length);
});

test('missing labels are found by name', () => {
  const locale = (localeText: object) => ({components: {MuiX: {defaultProps: {localeText}}}});
  expect(
    missingLabels({source: 'x', english: locale({a: 'a', b: 'b'}), wanted: locale({b: 'B'})}),
  ).toEqual(['x.a']);
  expect(missingLabels({source: 'x', english: locale({a: 'a'})})).toEqual(['x']);
  expect(missingLabels({source: 'x', english: {}, wanted: {}})).toEqual([]);
});
