import {DATE_LIBRARIES} from './dateLibraries';

type Load = () => Promise<object>;

/**
 * Every module that edited code may import, each loaded when code asks for it. A path below one of them, such as
 * `@mui/x-charts/BarChart`, is answered from the module itself. The chunks named `run-…` are kept apart
 * from those that demos share, so that what only edited code can reach weighs on nobody else.
 */
const PACKAGES: Record<string, Load> = {
  react: () => import('react'),
  'react/jsx-runtime': () => import('react/jsx-runtime'),
  'react-dom': () => import('react-dom'),
  '@emotion/react': () => import(/* webpackChunkName: "run-emotion" */ '@emotion/react'),
  '@emotion/styled': () => import(/* webpackChunkName: "run-emotion" */ '@emotion/styled'),
  '@mui/material': () => import(/* webpackChunkName: "run-material" */ '@mui/material'),
  '@mui/material/styles': () =>
    import(/* webpackChunkName: "run-material" */ '@mui/material/styles'),
  '@mui/material/colors': () =>
    import(/* webpackChunkName: "run-material" */ '@mui/material/colors'),
  '@mui/material/locale': () =>
    import(/* webpackChunkName: "run-locales" */ '@mui/material/locale'),
  '@mui/icons-material': () => import(/* webpackChunkName: "run-icons" */ './icons'),
  '@mui/x-data-grid': () => import('@mui/x-data-grid'),
  '@mui/x-data-grid/locales': () =>
    import(/* webpackChunkName: "run-locales" */ '@mui/x-data-grid/locales'),
  '@mui/x-data-grid-pro': () => import('@mui/x-data-grid-pro'),
  '@mui/x-data-grid-pro/locales': () =>
    import(/* webpackChunkName: "run-locales" */ '@mui/x-data-grid-pro/locales'),
  '@mui/x-data-grid-premium': () => import('@mui/x-data-grid-premium'),
  '@mui/x-data-grid-premium/locales': () =>
    import(/* webpackChunkName: "run-locales" */ '@mui/x-data-grid-premium/locales'),
  '@mui/x-date-pickers': () => import('@mui/x-date-pickers'),
  '@mui/x-date-pickers/AdapterDayjs': () => import('@mui/x-date-pickers/AdapterDayjs'),
  '@mui/x-date-pickers/internals/demo': () => import('@mui/x-date-pickers/internals/demo'),
  '@mui/x-date-pickers/locales': () =>
    import(/* webpackChunkName: "run-locales" */ '@mui/x-date-pickers/locales'),
  '@mui/x-date-pickers-pro': () => import('@mui/x-date-pickers-pro'),
  '@mui/x-date-pickers-pro/AdapterDayjs': () => import('@mui/x-date-pickers-pro/AdapterDayjs'),
  '@mui/x-date-pickers-pro/locales': () =>
    import(/* webpackChunkName: "run-locales" */ '@mui/x-date-pickers-pro/locales'),
  '@mui/x-charts': () => import('@mui/x-charts'),
  '@mui/x-charts/locales': () =>
    import(/* webpackChunkName: "run-locales" */ '@mui/x-charts/locales'),
  '@mui/x-charts-pro': () => import('@mui/x-charts-pro'),
  '@mui/x-tree-view': () => import('@mui/x-tree-view'),
  '@mui/x-tree-view-pro': () => import('@mui/x-tree-view-pro'),
  '@mui/x-license': () => import('@mui/x-license'),
  dayjs: () => import('dayjs'),
  'dayjs/plugin/timezone': () =>
    import(/* webpackChunkName: "run-dayjs" */ 'dayjs/plugin/timezone'),
  'dayjs/plugin/utc': () => import(/* webpackChunkName: "run-dayjs" */ 'dayjs/plugin/utc'),
  'dayjs/plugin/customParseFormat': () =>
    import(/* webpackChunkName: "run-dayjs" */ 'dayjs/plugin/customParseFormat'),
  'dayjs/plugin/duration': () =>
    import(/* webpackChunkName: "run-dayjs" */ 'dayjs/plugin/duration'),
  'dayjs/plugin/isoWeek': () => import(/* webpackChunkName: "run-dayjs" */ 'dayjs/plugin/isoWeek'),
  'dayjs/locale/ar': () => import(/* webpackChunkName: "run-dayjs" */ 'dayjs/locale/ar'),
  'dayjs/locale/de': () => import(/* webpackChunkName: "run-dayjs" */ 'dayjs/locale/de'),
  'dayjs/locale/en': () => import(/* webpackChunkName: "run-dayjs" */ 'dayjs/locale/en'),
  'dayjs/locale/en-gb': () => import(/* webpackChunkName: "run-dayjs" */ 'dayjs/locale/en-gb'),
  'dayjs/locale/fr': () => import(/* webpackChunkName: "run-dayjs" */ 'dayjs/locale/fr'),
  'dayjs/locale/ja': () => import(/* webpackChunkName: "run-dayjs" */ 'dayjs/locale/ja'),
  ...DATE_LIBRARIES,
};

/** The modules that answer for every path below them. */
const ANSWER_BELOW = /^@mui\//;

/** The part of {@link PACKAGES} that answers an import, and what is asked of it below that; `null` when there is none. */
export function findPackage(specifier: string): {name: string; below: string} | null {
  if (Object.hasOwn(PACKAGES, specifier)) {
    return {name: specifier, below: ''};
  }
  const [scope, name, ...rest] = specifier.split('/');
  const owner = `${scope}/${name}`;
  return ANSWER_BELOW.test(owner) &&
    Object.hasOwn(PACKAGES, owner) &&
    rest.length === 1 &&
    !/^(internals|Adapter\w+|locales)$/.test(rest[0]!)
    ? {name: owner, below: rest[0]!}
    : null;
}

/**
 * Loads what an import of edited code means.
 * @throws When it is not among the modules that can be imported here; the message lists them.
 */
export async function loadPackage(specifier: string): Promise<unknown> {
  const found = findPackage(specifier);
  if (!found) {
    const names = Object.keys(PACKAGES).filter((name) => !/^(react\/|.*\/internals)/.test(name));
    throw new Error(`"${specifier}" cannot be imported here. Available: ${names.join(', ')}.`);
  }
  const module = (await PACKAGES[found.name]!()) as Record<string, unknown>;
  if (found.below === '') {
    return module;
  }
  const value = module[found.below];
  if (found.name === '@mui/icons-material' && value === undefined) {
    throw new Error(
      `The icon "${found.below}" cannot be imported here. Available: ${Object.keys(module).join(', ')}.`,
    );
  }
  return {...module, __esModule: true, default: value};
}
