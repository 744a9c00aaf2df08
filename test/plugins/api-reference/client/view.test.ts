import {
  parseView,
  readView,
  VIEW_HEAD_SCRIPT,
  VIEW_STORAGE_KEY,
  writeView,
} from '../../../../plugins/api-reference/client/view';

const refused = (): never => {
  throw new Error('denied');
};

test('a stored view is read back, anything else is the table', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  expect(readView(() => storage)).toBe('table');
  writeView(() => storage, 'collapsed');
  expect(readView(() => storage)).toBe('collapsed');
  expect(parseView('sideways')).toBe('table');
});

test('storage that refuses is no error', () => {
  expect(readView(refused)).toBe('table');
  expect(() => writeView(refused, 'expanded')).not.toThrow();
});

test('the view is no setting of the site', () => {
  expect(VIEW_STORAGE_KEY).not.toMatch(/^x-docs:/);
});

test('the head script applies the stored view and survives storage that refuses', () => {
  const run = (localStorage: unknown): Record<string, string> => {
    const document = {documentElement: {dataset: {} as Record<string, string>}};

    new Function('document', 'localStorage', VIEW_HEAD_SCRIPT)(document, localStorage);
    return document.documentElement.dataset;
  };
  expect(run({getItem: () => 'expanded'})).toEqual({apiView: 'expanded'});
  expect(run({getItem: () => null})).toEqual({});
  expect(run({getItem: refused})).toEqual({});
});
