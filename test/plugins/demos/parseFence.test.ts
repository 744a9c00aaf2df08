import {extractFences} from '../../../plugins/demos/extractFences';
import {parseFence} from '../../../plugins/demos/parseFence';

const marks = (value: string, meta = '', lang = 'tsx') =>
  Object.fromEntries(parseFence({lang, meta, value}).marks);
const messages = (meta: string, lang = 'tsx') =>
  parseFence({lang, meta, value: 'a\nb\nc'}).faults.map(({message}) => message);

describe('parseFence', () => {
  it('reads title, lines, contexts and the reason not to check', () => {
    const fence = parseFence({
      lang: 'tsx',
      meta: `title="src/App.tsx" {1,3-4} context="grid, pickers" nocheck='it is a sketch'`,
      value: 'a\nb\nc\nd',
    });
    expect(fence).toMatchObject({
      language: 'tsx',
      title: 'src/App.tsx',
      contexts: ['grid', 'pickers'],
      nocheck: 'it is a sketch',
      faults: [],
    });
    expect([...fence.marks.keys()]).toEqual([1, 3, 4]);
  });

  it('takes a fence without language for text', () => {
    expect(parseFence({lang: null, meta: null, value: 'a'})).toMatchObject({
      language: 'text',
      code: 'a',
    });
  });

  it.each([
    ['// highlight-next-line'],
    ['{/* highlight-next-line */}'],
    ['/* highlight-next-line */'],
    ['# highlight-next-line'],
    ['<!-- highlight-next-line -->'],
  ])('marks the line after %s and removes the comment', (comment) => {
    const fence = parseFence({lang: 'tsx', value: `a\n  ${comment}\nb\nc`});
    expect(fence.code).toBe('a\nb\nc');
    expect([...fence.marks]).toEqual([[2, 'highlighted']]);
    expect(fence.lineOrigins).toEqual([1, 3, 4]);
  });

  it('marks the lines between highlight-start and highlight-end', () => {
    expect(marks('a\n// highlight-start\nb\nc\n// highlight-end\nd')).toEqual({
      2: 'highlighted',
      3: 'highlighted',
    });
  });

  it('counts {lines} without the comments', () => {
    expect(marks('// highlight-next-line\na\nb', '{2}')).toEqual({
      1: 'highlighted',
      2: 'highlighted',
    });
  });

  it('reads the signs of a diff and takes them off', () => {
    const fence = parseFence({lang: 'tsx', meta: 'diff', value: '  a\n- b\n+ c\n    d'});
    expect(fence.code).toBe('a\nb\nc\n  d');
    expect([...fence.marks]).toEqual([
      [2, 'deleted'],
      [3, 'inserted'],
    ]);
    expect(marks('-a\n+b', '', 'diff')).toEqual({1: 'deleted', 2: 'inserted'});
  });

  it('leaves signs alone outside a diff', () => {
    expect(parseFence({lang: 'bash', value: '- a'}).code).toBe('- a');
  });

  it('reports what it cannot read', () => {
    expect(messages('', 'cobol')).toEqual(['code language "cobol" is not known.']);
    expect(messages('live')).toEqual(['"live" after the language is not known.']);
    expect(messages('nocheck')).toEqual(['nocheck gives no reason.']);
    expect(messages('{2-5}')).toEqual(['{2-5} names line 4 of 3.', '{2-5} names line 5 of 3.']);
    expect(messages('title=App.tsx')).toEqual(['cannot read "title=App.tsx" after the language.']);
    const open = parseFence({lang: 'ts', value: 'a\n// highlight-start\nb'});
    expect(open.faults).toEqual([
      expect.objectContaining({line: 2, message: 'highlight-start has no highlight-end.'}),
    ]);
  });
});

describe('extractFences', () => {
  it('finds fences of any length and indentation with their lines', () => {
    const page = [
      '# Title',
      '```tsx context="grid"',
      'a',
      '```',
      '- item',
      '',
      '  ````ts',
      '  ```',
      '    b',
      '  ````',
      '~~~',
      'c',
      '~~~',
    ].join('\n');
    expect(
      extractFences(page).map(({line, indent, language, code}) => [line, indent, language, code]),
    ).toEqual([
      [2, 0, 'tsx', 'a'],
      [7, 2, 'ts', '```\n  b'],
      [11, 0, 'text', 'c'],
    ]);
  });

  it('does not take inline code for a fence', () => {
    expect(extractFences('```inline``` text\n`a`')).toEqual([]);
  });
});
