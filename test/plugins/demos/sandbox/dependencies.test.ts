import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {
  adapterLibraries,
  KNOWN_ADAPTERS,
  resolveDependencies,
} from '../../../../plugins/demos/sandbox/dependencies';
import {readVersions} from '../../../../plugins/demos/readVersions';

const root = path.resolve(__dirname, '../../../..');
const versions = readVersions([root]);
const installed = (name: string) =>
  (
    JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')) as {
      version: string;
    }
  ).version;

const resolve = (code: string, language: 'ts' | 'js' = 'ts') =>
  resolveDependencies({codes: [code], language, versions});

const adapterImport = (adapter: string, plan = '') =>
  `import {${adapter}} from '@mui/x-date-pickers${plan}/${adapter}';`;

describe('resolveDependencies', () => {
  it('takes the versions that the site runs', () => {
    const {dependencies} = resolve("import {DataGrid} from '@mui/x-data-grid';");
    expect(dependencies).toEqual({
      '@emotion/react': installed('@emotion/react'),
      '@emotion/styled': installed('@emotion/styled'),
      '@mui/material': installed('@mui/material'),
      '@mui/system': installed('@mui/system'),
      '@mui/x-data-grid': '8.29.3',
      react: installed('react'),
      'react-dom': installed('react-dom'),
    });
  });

  it('finds the package of a deep import, in any kind of import', () => {
    const {dependencies} = resolve(`
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import AddIcon from '@mui/icons-material/Add';
export {LineChart} from '@mui/x-charts/LineChart';
const lazy = () => import('@mui/x-tree-view/RichTreeView');
// import nothing from 'in-a-line-comment';
/*
import nothing from 'in-a-comment';
*/
const text = "import a from 'in-a-text'";
import local from './local';
`);
    expect(Object.keys(dependencies)).toEqual(
      expect.arrayContaining(['dayjs', '@mui/icons-material', '@mui/x-charts', '@mui/x-tree-view']),
    );
    expect(Object.keys(dependencies).filter((name) => /^(in-|\.)/.test(name))).toEqual([]);
  });

  it('asks for the newest version of a package that the site does not have', () => {
    expect(resolve("import a from 'left-pad';").dependencies['left-pad']).toBe('latest');
  });

  it('adds types for TypeScript only', () => {
    const code = adapterImport('AdapterLuxon');
    expect(resolve(code).devDependencies).toEqual({
      '@types/luxon': '3.7.6',
      '@types/react': installed('@types/react'),
      '@types/react-dom': installed('@types/react-dom'),
    });
    expect(resolve(code, 'js').devDependencies).toEqual({});
  });

  it.each([
    ['AdapterDayjs', {dayjs: /^1\./}],
    ['AdapterLuxon', {luxon: /^3\./}],
    ['AdapterMoment', {moment: /^2\.\d{2}/}],
    ['AdapterMomentHijri', {moment: /^2\./, 'moment-hijri': /^3\./}],
    ['AdapterMomentJalaali', {moment: /^2\./, 'moment-jalaali': /^0\.10\./}],
    ['AdapterDateFns', {'date-fns': /^4\./}],
    ['AdapterDateFnsBase', {'date-fns': /^4\./}],
    ['AdapterDateFnsV2', {'date-fns': /^2\.30\.0$/}],
    ['AdapterDateFnsJalali', {'date-fns-jalali': /^4\.0\.0-0$/}],
    ['AdapterDateFnsJalaliV2', {'date-fns-jalali': /^2\.13\.0-0$/}],
  ])('installs the date library of %s, from either package', (adapter, libraries) => {
    for (const plan of ['', '-pro']) {
      const {dependencies} = resolve(adapterImport(adapter, plan));
      for (const [name, range] of Object.entries(libraries)) {
        expect(dependencies[name]).toMatch(range);
      }
    }
  });

  it('keeps the older version when the library is imported too', () => {
    const library = "import {addDays} from 'date-fns';";
    const adapter = adapterImport('AdapterDateFnsV2');
    expect(resolve(`${library}\n${adapter}`).dependencies['date-fns']).toBe('2.30.0');
    expect(resolve(`${adapter}\n${library}`).dependencies['date-fns']).toBe('2.30.0');
  });

  it('knows every adapter of the installed pickers, and no other', () => {
    const folder = path.join(root, 'node_modules/@mui/x-date-pickers');
    const published = readdirSync(folder).filter(
      (name) => name.startsWith('Adapter') && existsSync(path.join(folder, name, 'index.js')),
    );
    expect([...KNOWN_ADAPTERS].sort()).toEqual(published.sort());
  });

  it('throws for an adapter it cannot place, naming it', () => {
    expect(() => resolve(adapterImport('AdapterFoo'))).toThrow(
      new Error("Can't determine required npm package for adapter AdapterFoo"),
    );
    expect(() => adapterLibraries('constructor')).toThrow(/adapter constructor$/);
  });
});
