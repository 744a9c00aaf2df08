import {chunkGroups} from '../../../plugins/demos/chunkGroups';

const groups = Object.values(chunkGroups());

test.each([
  ['@mui/x-data-grid/DataGrid/DataGrid.mjs', 'x-data-grid'],
  ['@mui/x-data-grid-pro/index.mjs', 'x-data-grid-pro'],
  ['@mui/x-date-pickers/locales/enUS.mjs', 'x-date-pickers'],
  ['@mui/material/Button/Button.js', 'mui'],
  ['@emotion/react/index.js', 'mui'],
])('%s is in the chunk %s', (file, chunk) => {
  expect(groups.filter(({test}) => test.test(`/node_modules/${file}`))).toMatchObject([
    {name: chunk},
  ]);
});

test.each([
  '@mui/x-date-pickers/AdapterDayjs/AdapterDayjs.mjs',
  '@mui/x-data-grid/locales/zhCN.mjs',
  '@mui/x-data-grid/utils/getGridLocalization.mjs',
  '@mui/x-charts/locales/ptBR.mjs',
  '@mui/material/locale/index.js',
])('%s is fetched without the package', (file) => {
  expect(groups.filter(({test}) => test.test(`/node_modules/${file}`))).toEqual([]);
});

test('gathers from the chunks of demos, not from the entry nor from what only edited code needs', () => {
  const gathers = (name: string | null, initial: boolean) =>
    groups[0]?.chunks?.({name, canBeInitial: () => initial});
  expect(gathers('d1ecc6b', false)).toBe(true);
  expect(gathers(null, false)).toBe(true);
  expect(gathers('main', true)).toBe(false);
  expect(gathers('run-material', false)).toBe(false);
});
