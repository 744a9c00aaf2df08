import {checkFrontMatter} from '../../../plugins/page-rules/checkFrontMatter';

const good = {title: 'Sorting', description: 'Order rows.'};

function fieldsAtFault(changes: Record<string, unknown>): string[] {
  return checkFrontMatter({...good, ...changes}).map(({field}) => field.join('.'));
}

test('the limits are 70 characters of a title and 160 of a description, counted as read', () => {
  expect(fieldsAtFault({title: '🙂'.repeat(70), description: `${'a'.repeat(159)}.`})).toEqual([]);
  expect(fieldsAtFault({title: 'a'.repeat(71)})).toEqual(['title']);
  expect(fieldsAtFault({description: `${'a'.repeat(160)}.`})).toEqual(['description']);
});

test('a description ends in a full stop', () => {
  expect(fieldsAtFault({description: 'Order rows'})).toEqual(['description']);
  expect(fieldsAtFault({description: 'Order rows?'})).toEqual(['description']);
});

test.each(['', ' ', 5, null, ['a']])('%j is neither title nor description', (value) => {
  expect(fieldsAtFault({title: value, description: value})).toEqual(['title', 'description']);
});

test('every value of another kind is a fault', () => {
  expect(
    fieldsAtFault({components: ['DataGrid', 5], ads: 0, sidebar_custom_props: ['pro']}),
  ).toEqual(['components', 'ads', 'sidebar_custom_props']);
  expect(fieldsAtFault({components: [], ads: true, sidebar_custom_props: {}})).toEqual([]);
});

test('marks have values of their own', () => {
  expect(fieldsAtFault({sidebar_custom_props: {plan: 'Pro', planned: false}})).toEqual([
    'sidebar_custom_props.plan',
    'sidebar_custom_props.planned',
  ]);
});

test('the id of a page and a name of Object are no fields', () => {
  const faults = checkFrontMatter({...good, id: 'a', toString: 'b'});
  expect(faults.map(({message}) => message)).toEqual([
    'is not allowed here.',
    'is not a field of a page.',
  ]);
});
