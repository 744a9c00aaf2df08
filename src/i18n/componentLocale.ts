import type {Language} from './languages';
import {warnMissing} from './warnMissing';

/** Labels of components as the packages publish them: default properties by component name. */
type Locale = Readonly<{components?: unknown}>;
/** Labels of one package in English and in the language asked for. */
interface Labels {
  readonly source: string;
  readonly english: Locale;
  /** Absent where the package has no such language. */
  readonly wanted?: Locale;
}

/*
 * The packages publish one module with all their languages. Naming the exports lets the bundler
 * keep the two that are wanted.
 */
const SOURCES: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Labels[]>>> = {
  async zh() {
    const [core, grid, pickers, charts] = await Promise.all([
      import(/* webpackExports: ["zhCN"] */ '@mui/material/locale'),
      import(/* webpackExports: ["enUS", "zhCN"] */ '@mui/x-data-grid/locales'),
      import(/* webpackExports: ["enUS", "zhCN"] */ '@mui/x-date-pickers/locales'),
      import(/* webpackExports: ["enUS"] */ '@mui/x-charts/locales'),
    ]);
    return [
      {source: 'material', english: {}, wanted: core.zhCN},
      {source: 'x-data-grid', english: grid.enUS, wanted: grid.zhCN},
      {source: 'x-date-pickers', english: pickers.enUS, wanted: pickers.zhCN},
      {source: 'x-charts', english: charts.enUS},
    ];
  },
  async pt() {
    const [core, grid, pickers, charts] = await Promise.all([
      import(/* webpackExports: ["ptBR"] */ '@mui/material/locale'),
      import(/* webpackExports: ["enUS", "ptBR"] */ '@mui/x-data-grid/locales'),
      import(/* webpackExports: ["enUS", "ptBR"] */ '@mui/x-date-pickers/locales'),
      import(/* webpackExports: ["enUS", "ptBR"] */ '@mui/x-charts/locales'),
    ]);
    return [
      {source: 'material', english: {}, wanted: core.ptBR},
      {source: 'x-data-grid', english: grid.enUS, wanted: grid.ptBR},
      {source: 'x-date-pickers', english: pickers.enUS, wanted: pickers.ptBR},
      {source: 'x-charts', english: charts.enUS, wanted: charts.ptBR},
    ];
  },
};

/** The labels' names in a package's locale, wherever its `localeText` stands. */
function labelNames(locale: Locale | undefined): string[] {
  const components = (locale?.components ?? {}) as Record<
    string,
    {defaultProps?: {localeText?: object}}
  >;
  return Object.values(components).flatMap(({defaultProps}) =>
    Object.keys(defaultProps?.localeText ?? {}),
  );
}

/** Labels that English has and the wanted language lacks, as `package.label`; a whole package by its name. */
export function missingLabels({source, english, wanted}: Labels): string[] {
  if (!wanted) {
    return [source];
  }
  const translated = new Set(labelNames(wanted));
  return labelNames(english)
    .filter((name) => !translated.has(name))
    .map((name) => `${source}.${name}`);
}

/**
 * The labels inside components in a language, as arguments for `createTheme(options, ...locales)`.
 * Nothing for English, which the components speak by themselves and fall back to for every label
 * that their packages have not translated. Loads the labels when it is called for the first time.
 *
 * @param warn told of each missing label as `language:package.label`; by default a console warning,
 * once for each in the life of the page
 */
export async function componentLocale(
  language: Language,
  warn: (missing: string) => void = warnMissing,
): Promise<object[]> {
  if (language === 'en') {
    return [];
  }
  const sources = await SOURCES[language]();
  for (const missing of sources.flatMap(missingLabels)) {
    warn(`${language}:${missing}`);
  }
  return sources.flatMap(({wanted}) => (wanted ? [wanted] : []));
}
