import {dateTypes, groupByDateType} from '../../../plugins/demos/dateTypes';

const from = (...adapters: string[]) =>
  adapters.map((name) => `import {x} from '@mui/x-date-pickers-pro/${name}';`).join('\n');

test('an adapter is known by the type of its dates, whatever its version or calendar', () => {
  expect(dateTypes(from('AdapterDateFnsV2', 'AdapterDateFnsJalali'))).toEqual(['Date']);
  expect(dateTypes(from('AdapterMomentHijri', 'AdapterLuxon'))).toEqual(['DateTime', 'Moment']);
  expect(dateTypes(from('AdapterDayjs'))).toEqual([]);
  expect(dateTypes('// import "@mui/x-date-pickers/AdapterLuxon"')).toEqual([]);
});

test('files are parted by those types, the ones with Day.js or none together', () => {
  const files: Record<string, string> = {
    a: from('AdapterLuxon'),
    b: '',
    c: from('AdapterDayjs'),
    d: from('AdapterLuxon'),
    e: from('AdapterDayjs', 'AdapterLuxon', 'AdapterMoment'),
  };
  const groups = groupByDateType(Object.keys(files), (file) => files[file] ?? '');
  expect(groups).toEqual([['b', 'c'], ['a', 'd'], ['e']]);
});
