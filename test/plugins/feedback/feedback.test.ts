import {ANSWERS_KEY, keepAnswer, readAnswer} from '../../../plugins/feedback/answers';
import {issueUrl, type PageReport} from '../../../plugins/feedback/issueUrl';
import {sectionInView} from '../../../plugins/feedback/sectionInView';

const report: PageReport = {
  form: 'https://github.com/mui/mui-x/issues/new',
  labels: ['docs-feedback', 'support'],
  title: 'Sorting & more',
  page: 'https://mui.com/x/react-data-grid/sorting/',
  section: {text: 'Sort by several columns', id: 'multi-sorting'},
  version: 'v8.0.0-beta.0',
};

test('an issue is filled in with page, section and version', () => {
  const url = new URL(issueUrl(report));
  expect(url.origin + url.pathname).toBe(report.form);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    title: '[docs] Sorting & more: ',
    labels: 'docs-feedback,support',
    body: [
      '- Page: https://mui.com/x/react-data-grid/sorting/#multi-sorting',
      '- Section: Sort by several columns',
      '- Version: v8.0.0-beta.0',
      '',
      '### What is missing, wrong or unclear?',
      '',
      '',
    ].join('\n'),
  });
});

test('the beginning of a page has no section, and labels may be missing', () => {
  const {searchParams} = new URL(issueUrl({...report, section: undefined, labels: []}));
  expect(searchParams.get('body')).toMatch(/sorting\/\n- Version/);
  expect(searchParams.has('labels')).toBe(false);
});

const headings = [
  {id: 'a', text: 'A', top: -500},
  {id: 'b', text: 'B', top: 300},
  {id: 'c', text: 'C', top: 500},
];

test.each([
  [800, 'b'],
  [599, 'a'],
  [600, 'b'],
  [2000, 'c'],
])('in a viewport of %i pixels the reader is at %s', (height, id) => {
  expect(sectionInView(headings, height)?.id).toBe(id);
});

test('before the first heading there is no section', () => {
  expect(sectionInView([{id: 'a', text: 'A', top: 900}], 800)).toBeUndefined();
  expect(sectionInView([], 800)).toBeUndefined();
});

function memory(text?: string) {
  const kept = new Map(text === undefined ? [] : [[ANSWERS_KEY, text]]);
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test('answers are kept by page', () => {
  const storage = memory();
  keepAnswer(storage, '/x/a/', 'yes');
  keepAnswer(storage, '/x/b/', 'no');
  expect([readAnswer(storage, '/x/a/'), readAnswer(storage, '/x/b/')]).toEqual(['yes', 'no']);
  expect(readAnswer(storage, '/x/c/')).toBeUndefined();
});

test.each(['[', 'null', '3', '{"/x/a/":"perhaps"}'])(
  'foreign content %s counts as no answer',
  (text) => {
    const storage = memory(text);
    expect(readAnswer(storage, '/x/a/')).toBeUndefined();
    keepAnswer(storage, '/x/a/', 'no');
    expect(readAnswer(storage, '/x/a/')).toBe('no');
  },
);

test('a storage that is closed, full or missing does no harm', () => {
  const closed = {
    getItem: () => {
      throw new Error('closed');
    },
    setItem: () => {
      throw new Error('full');
    },
  };
  for (const storage of [closed, undefined]) {
    expect(() => keepAnswer(storage, '/x/a/', 'yes')).not.toThrow();
    expect(readAnswer(storage, '/x/a/')).toBeUndefined();
  }
});
