import {baseName, shownFiles} from '@site/plugins/demos/client/shownFiles';
import type {DemoSources} from '@site/plugins/demos/types';

const file = (name: string) => ({name, code: `code of ${name}`, html: `<b>${name}</b>`});

const sources: DemoSources = {
  system: {
    files: [
      {name: 'Bars.tsx', ts: file('Bars.tsx'), js: file('Bars.js')},
      {name: 'types.ts', ts: file('types.ts')},
    ],
    imports: [],
  },
};

test('gives the files of a language, those with types only left out of JavaScript', () => {
  expect(shownFiles(sources, 'system', 'ts').map(({name}) => name)).toEqual([
    'Bars.tsx',
    'types.ts',
  ]);
  expect(shownFiles(sources, 'system', 'js').map(({name}) => name)).toEqual(['Bars.js']);
});

test('an edited file has the new code and no highlighted HTML', () => {
  expect(shownFiles(sources, 'system', 'ts', {'Bars.tsx': 'new'})[0]).toEqual({
    name: 'Bars.tsx',
    code: 'new',
  });
});

test('an edit that was undone by hand is no edit', () => {
  const [bars] = shownFiles(sources, 'system', 'ts', {'Bars.tsx': 'code of Bars.tsx'});
  expect(bars).toEqual(file('Bars.tsx'));
});

test('a styling that is not there has no files', () => {
  expect(shownFiles(sources, 'css', 'ts')).toEqual([]);
});

test('tabs show names without folders', () => {
  expect(baseName('../../_data/orders.ts')).toBe('orders.ts');
  expect(baseName('Bars.tsx')).toBe('Bars.tsx');
});
