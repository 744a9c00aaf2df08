import {EXAMPLES, exampleOf} from '@site/src/components/Playground/examples';
import {freeFileName} from '@site/src/components/Playground/freeFileName';

test('each product has a starting example, found by the address', () => {
  expect(EXAMPLES.map(({id}) => id)).toEqual(['data-grid', 'date-pickers', 'charts', 'tree-view']);
  expect(exampleOf('#example=charts').label).toBe('Charts');
});

test.each(['', '#', '#example=', '#example=none', '#else'])('%j starts with the first', (hash) => {
  expect(exampleOf(hash).id).toBe('data-grid');
});

test('a new file gets the first free name', () => {
  expect(freeFileName(['Demo.tsx'])).toBe('module1.ts');
  expect(freeFileName(['Demo.tsx', 'module1.ts', 'module3.ts'])).toBe('module2.ts');
});
