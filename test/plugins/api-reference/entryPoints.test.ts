import {mkdtempSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {nodeFiles} from '../../../plugins/api-reference/facts';
import {entryPoints} from '../../../plugins/api-reference/resolve';

const root = mkdtempSync(path.join(tmpdir(), 'entry-points-'));
const folder = path.join(root, 'node_modules/@mui/x-charts');
afterAll(() => rmSync(root, {recursive: true}));

const pointsOf = (manifest: object) => {
  mkdirSync(path.join(folder, 'BarChart'), {recursive: true});
  mkdirSync(path.join(folder, 'internals'), {recursive: true});
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(path.join(folder, 'LICENSE'), 'MIT');
  writeFileSync(path.join(folder, 'BarChart/package.json'), '{}');
  return [...entryPoints(root, ['@mui/x-charts'], nodeFiles)];
};

test('a package says by its exports what can be imported from it', () => {
  expect(pointsOf({exports: {'./PieChart': './PieChart/index.js'}})).toEqual([
    '@mui/x-charts/PieChart',
  ]);
});

test('one without exports says it by folders with a manifest; files beside them are none', () => {
  expect(pointsOf({})).toEqual(['@mui/x-charts/BarChart']);
});
