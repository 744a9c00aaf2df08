import {expandPixels} from '../../../plugins/ads/pixels';

const base = 'https://docs.example/x/';

test('lists statimp first, then the parts of pixel', () => {
  const entry = {statimp: '//count.example/i', pixel: 'https://a.example/1||https://b.example/2'};
  expect(expandPixels(entry, base, 0)).toEqual([
    'https://count.example/i',
    'https://a.example/1',
    'https://b.example/2',
  ]);
});

test('fills in the timestamp of the entry wherever it stands', () => {
  const entry = {pixel: 'https://a.example/[timestamp]?t=[timestamp]', timestamp: 42};
  expect(expandPixels(entry, base, 7)).toEqual(['https://a.example/42?t=42']);
});

test('fills in the time of the view when the entry has no timestamp', () => {
  expect(expandPixels({pixel: 'https://a.example/[timestamp]'}, base, 7)).toEqual([
    'https://a.example/7',
  ]);
});

test.each([
  {},
  {statimp: '', pixel: ''},
  {pixel: '||'},
  {statimp: 'javascript:alert(1)', pixel: 'data:image/gif,x||blob:https://a.example/1'},
  {statimp: 3, pixel: ['https://a.example']},
])('asks for nothing with %j', (entry) => {
  expect(expandPixels(entry, base, 0)).toEqual([]);
});
