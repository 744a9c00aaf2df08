import {listSpecifiers} from './listSpecifiers';

/** Version of each package by name. */
export type Versions = Readonly<Record<string, string>>;

/** What a sandbox installs. */
export interface Dependencies {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** A package as it is asked for: `range` when the newest version would not do. */
interface Requirement {
  name: string;
  range?: string;
}

/**
 * The date library behind each adapter of `@mui/x-date-pickers` 8. The adapters named V2 are for the
 * second major version of a library whose newest one changed its entry points.
 */
const ADAPTER_LIBRARIES: Readonly<Record<string, readonly Requirement[]>> = {
  AdapterDayjs: [{name: 'dayjs'}],
  AdapterLuxon: [{name: 'luxon'}],
  AdapterMoment: [{name: 'moment'}],
  AdapterMomentHijri: [{name: 'moment'}, {name: 'moment-hijri'}],
  AdapterMomentJalaali: [{name: 'moment'}, {name: 'moment-jalaali'}],
  AdapterDateFns: [{name: 'date-fns'}],
  AdapterDateFnsBase: [{name: 'date-fns'}],
  AdapterDateFnsV2: [{name: 'date-fns', range: '2.30.0'}],
  AdapterDateFnsJalali: [{name: 'date-fns-jalali'}],
  // Versions of this library are pre-releases, of which the pickers' peer range admits only the first.
  AdapterDateFnsJalaliV2: [{name: 'date-fns-jalali', range: '2.13.0-0'}],
};

/** Every adapter that {@link resolveDependencies} can place. */
export const KNOWN_ADAPTERS = Object.keys(ADAPTER_LIBRARIES);

/** Packages whose types are published apart. */
const TYPES: Readonly<Record<string, string>> = {
  react: '@types/react',
  'react-dom': '@types/react-dom',
  luxon: '@types/luxon',
  'moment-hijri': '@types/moment-hijri',
  'moment-jalaali': '@types/moment-jalaali',
};

/** What every project needs: the page that shows the demo is written with these. */
const ALWAYS = ['react', 'react-dom', '@mui/material', '@emotion/react', '@emotion/styled'];

const ADAPTER = /^@mui\/x-date-pickers(?:-pro)?\/(Adapter\w*)/;
const X_PACKAGE = /^@mui\/x-/;

/** What {@link resolveDependencies} reads. */
export interface DependencyInput {
  /** The code of every file of the demo. */
  codes: readonly string[];
  /** TypeScript needs `@types/…`, JavaScript does not. */
  language: 'ts' | 'js';
  versions: Versions;
}

/**
 * Resolves import statements to packages, with the versions that the site runs; a package that the
 * site does not have is asked for as `latest`.
 *
 * @throws When code imports an adapter whose date library is not known.
 */
export function resolveDependencies({codes, language, versions}: DependencyInput): Dependencies {
  const names = new Map<string, string>();
  const add = ({name, range}: Requirement) => {
    if (range !== undefined || !names.has(name)) {
      names.set(name, range ?? versions[name] ?? 'latest');
    }
  };
  ALWAYS.forEach((name) => add({name}));
  for (const specifier of codes.flatMap(listSpecifiers)) {
    if (specifier.startsWith('.') || specifier.startsWith('node:')) {
      continue;
    }
    const name = packageName(specifier);
    add({name});
    if (X_PACKAGE.test(name)) {
      add({name: '@mui/system'});
    }
    const adapter = ADAPTER.exec(specifier)?.[1];
    if (adapter) {
      adapterLibraries(adapter).forEach(add);
    }
  }
  const types = [...names.keys()].flatMap((name) => TYPES[name] ?? []);
  return {
    dependencies: sorted(names),
    devDependencies:
      language === 'ts' ? sorted(types.map((name) => [name, versions[name] ?? 'latest'])) : {},
  };
}

/**
 * The packages that an adapter of the pickers needs.
 *
 * @throws When the adapter is not known. Specification section 8; the name of the adapter follows.
 */
export function adapterLibraries(adapter: string): readonly Requirement[] {
  const libraries = Object.hasOwn(ADAPTER_LIBRARIES, adapter)
    ? ADAPTER_LIBRARIES[adapter]
    : undefined;
  if (!libraries) {
    throw new Error(`Can't determine required npm package for adapter ${adapter}`);
  }
  return libraries;
}

/** `@mui/material/Box` is in `@mui/material`, `dayjs/locale/de` in `dayjs`. */
export function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function sorted(entries: Iterable<[string, string]>): Record<string, string> {
  return Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}
