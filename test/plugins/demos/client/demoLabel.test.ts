import {demoLabel} from '@site/plugins/demos/client/demoLabel';

test.each([
  ['SortByTwoColumns', 'Sort by two columns'],
  ['CSVExport', 'CSV export'],
  ['BasicRTL', 'Basic RTL'],
  ['Rows100000', 'Rows 100000'],
  ['basic', 'basic'],
  ['___', '___'],
])('%s reads %j', (name, label) => {
  expect(demoLabel(name)).toBe(label);
});
