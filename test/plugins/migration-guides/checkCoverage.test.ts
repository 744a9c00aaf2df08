import {checkCoverage, type Coverage} from '@site/plugins/migration-guides/checkCoverage';

const facts = [
  {key: 'removed DataGrid prop pageSize'},
  {key: 'removed DataGridPro prop pageSize'},
  {key: 'type DataGrid prop sx', before: 'SxProps<TDate>', after: 'SxProps'},
];

const check = (coverage: Partial<Coverage>) =>
  checkCoverage({
    file: 'coverage.json',
    facts,
    ids: ['pagination'],
    coverage: {changes: {}, exceptions: [], ...coverage},
  });

const complete = {
  changes: {pagination: ['removed * prop pageSize']},
  exceptions: [{facts: ['type *'], before: 'TDate', reason: 'The generic is inferred.'}],
};

test('a guide whose changes and exceptions tell everything has no faults', () => {
  expect(check(complete)).toEqual([]);
});

test('what is told nowhere is named with its types', () => {
  expect(check({changes: complete.changes})).toEqual([
    'coverage.json: "type DataGrid prop sx" is told nowhere (SxProps<TDate> is now SxProps).',
  ]);
});

test('a pattern that matches nothing, and an exception for what the guide tells, are faults', () => {
  const faults = check({
    changes: {pagination: ['removed * prop pageSize', 'removed * prop page']},
    exceptions: [
      ...complete.exceptions,
      {facts: ['removed DataGrid prop pageSize'], reason: 'Told twice.'},
    ],
  });
  expect(faults).toEqual([
    'coverage.json: changes.pagination: "removed * prop page" matches no removal and no changed type.',
    'coverage.json: exceptions: "removed DataGrid prop pageSize" is not needed; remove it.',
  ]);
});

test('an id that is not on the page and a reason that is missing are faults', () => {
  const faults = check({
    changes: {pages: complete.changes.pagination},
    exceptions: [{facts: ['type *'], reason: ''}],
  });
  expect(faults).toEqual([
    'coverage.json: changes.pages: expected the id of a <BreakingChange> of the page.',
    'coverage.json: exceptions: type * gives no reason.',
  ]);
});

test('types narrow a pattern: another type is not excepted', () => {
  const faults = check({
    changes: complete.changes,
    exceptions: [{facts: ['type *'], after: 'TDate', reason: 'Nothing has this type.'}],
  });
  expect(faults).toHaveLength(2);
});
