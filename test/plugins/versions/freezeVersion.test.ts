import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {checkPackages} from '../../../plugins/versions/checkPackages';
import {freezeVersion} from '../../../plugins/versions/freezeVersion';
import {passOf} from '../../../plugins/versions/readPass';

const root = path.resolve(__dirname, '../../..');
let copy: string;

beforeEach(() => {
  copy = fs.mkdtempSync(path.join(os.tmpdir(), 'freeze-'));
  for (const file of [
    'package.json',
    'versions.json',
    'src/navigation',
    'docs/react-charts',
    'docs/_data',
    'paths/v8.txt',
  ]) {
    fs.cpSync(path.join(root, file), path.join(copy, file), {recursive: true});
  }
  fs.mkdirSync(path.join(copy, 'docs/api/charts'), {recursive: true});
  fs.writeFileSync(path.join(copy, 'docs/api/charts/bar-chart.mdx'), 'generated');
});
afterEach(() => fs.rmSync(copy, {recursive: true}));

const read = (file: string) => fs.readFileSync(path.join(copy, file), 'utf8');

test('the docs of today become a version with pinned packages and page nodes of its own', () => {
  freezeVersion(copy, 'v8');
  expect(
    fs.existsSync(path.join(copy, 'versioned_docs/version-v8/react-charts/react-charts.mdx')),
  ).toBe(true);
  expect(fs.existsSync(path.join(copy, 'versioned_docs/version-v8/api'))).toBe(false);
  const {dependencies} = JSON.parse(read('versioned_docs/version-v8/package.json')) as {
    dependencies: Record<string, string>;
  };
  expect(dependencies['@mui/x-charts']).toMatch(/^\d+\.\d+\.\d+$/);
  expect(Object.keys(dependencies).every((name) => name.startsWith('@mui/x-'))).toBe(true);
  expect(JSON.parse(read('versions.json'))).toEqual(['v8', 'v7', 'v6', 'v5', 'v4']);
  expect(read('src/navigation/v8/charts.ts')).toContain("from '../types'");
  expect(read('src/navigation/v8/index.ts')).toContain("from './charts'");
});

test('the public paths without a version in them are those of the next major', () => {
  const list = read('paths/v8.txt');
  expect(freezeVersion(copy, 'v8').written).toContain('paths/v9.txt');
  expect(read('paths/v9.txt')).toBe(list);
  expect(fs.existsSync(path.join(copy, 'paths/v8.txt'))).toBe(false);
});

test('a version is frozen once', () => {
  freezeVersion(copy, 'v8');
  expect(() => freezeVersion(copy, 'v8')).toThrow('v8 is frozen already');
  expect(() => freezeVersion(copy, 'next')).toThrow('expected a name as in v8, found "next"');
});

test('a package without an exact version is named', () => {
  const manifest = read('package.json').replace(/("@mui\/x-charts": ")/, '$1^');
  fs.writeFileSync(path.join(copy, 'package.json'), manifest);
  expect(() => freezeVersion(copy, 'v8')).toThrow(/@mui\/x-charts: found "\^/);
});

describe('packages of a version', () => {
  const pass = passOf('v7');
  const folder = () => path.join(copy, pass.docs);
  const write = (name: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(folder(), name)), {recursive: true});
    fs.writeFileSync(path.join(folder(), name), text);
  };
  const dependencies = {'@mui/x-charts': '7.29.1'};
  const lock = {
    packages: {'': {dependencies}, 'node_modules/@mui/x-charts': {version: '7.29.1'}},
  };

  test('a version without packages is a fault', () => {
    expect(checkPackages(copy, pass)).toMatchObject([
      {
        file: 'versioned_docs/version-v7/package.json',
        message: expect.stringContaining('is missing') as string,
      },
    ]);
  });

  test('a lock file that is missing or out of step is a fault with its remedy', () => {
    write('package.json', JSON.stringify({dependencies}));
    expect(checkPackages(copy, pass)[0]?.remedy).toContain('npm install');
    write('package-lock.json', JSON.stringify(lock));
    expect(checkPackages(copy, pass)).toEqual([]);
    write('package.json', JSON.stringify({dependencies: {'@mui/x-charts': '7.30.0'}}));
    expect(checkPackages(copy, pass)[0]?.message).toBe(
      '@mui/x-charts: expected 7.30.0, which package.json says, found 7.29.1.',
    );
  });

  test('a page that imports what its version lacks is named with its line', () => {
    write('package.json', JSON.stringify({dependencies}));
    write('package-lock.json', JSON.stringify(lock));
    write('a/A.tsx', "import x from 'react';\nimport {DataGrid} from '@mui/x-data-grid';\n");
    write('b/b.mdx', "```tsx\nimport {TreeView} from '@mui/x-tree-view/TreeView';\n```\n");
    expect(checkPackages(copy, pass).map(({file, line}) => `${file}:${line ?? ''}`)).toEqual([
      'versioned_docs/version-v7/a/A.tsx:2',
      'versioned_docs/version-v7/b/b.mdx:2',
    ]);
  });
});
