import {spawnSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {gunzipSync, gzipSync} from 'node:zlib';
import {arrayHead, itemsAt, textAt, textItem} from '../../../plugins/search/cbor';
import {divideWords, splitIndex} from '../../../plugins/search/splitIndex';

const entry = (word: string, size = 10) => ({word, bytes: Buffer.alloc(size)});

test('words that begin alike stay together, however many they are', () => {
  const words = ['cat', 'colon', 'column', 'columns', 'date', 'day', 'grid'].map((word) =>
    entry(word),
  );
  const parts = divideWords(words, 20).map(({entries}) => entries.map(({word}) => word));
  expect(parts).toEqual([['cat', 'colon', 'column', 'columns'], ['date', 'day'], ['grid']]);
});

test('words that begin alike and crowd a part are divided by one letter more', () => {
  const words = ['cat', 'dark', 'data', 'database', 'date', 'dates', 'dawn'];
  const parts = divideWords(
    words.map((word) => entry(word)),
    20,
    30,
  );
  expect(parts.map(({entries}) => entries.map(({word}) => word))).toEqual([
    ['cat', 'dark'],
    ['data', 'database'],
    ['date', 'dates'],
    ['dawn'],
  ]);
  for (const asked of ['dat', 'data', 'datab', 'date', 'dates']) {
    const hits = parts.filter(({from, to}) => asked >= from && asked <= to);
    expect(hits).toHaveLength(1);
    expect(hits[0]?.entries.some(({word}) => word.startsWith(asked))).toBe(true);
  }
});

test('a word that is asked for falls into one part at most, also when only its beginning is typed', () => {
  const words = ['cat', 'column', 'columns', 'date', 'grid'];
  const parts = divideWords(
    words.map((word) => entry(word)),
    20,
  );
  for (const asked of ['cat', 'col', 'colum', 'columnar', 'date', 'dat', 'grid', 'grids']) {
    const hits = parts.filter(({from, to}) => asked >= from && asked <= to);
    expect(hits).toHaveLength(1);
    const meant = words.filter((word) => word.startsWith(asked));
    expect(hits[0]?.entries.map(({word}) => word)).toEqual(expect.arrayContaining(meant));
  }
});

test.each([0, 23, 24, 255, 256, 70_000])(
  'a text of %i letters is read as it was written',
  (length) => {
    const text = 'ä'.repeat(length);
    const list = Buffer.concat([arrayHead(2), textItem('first'), textItem(text)]);
    const [first, second] = itemsAt(list, 0);
    expect([textAt(list, first!.start), textAt(list, second!.start)]).toEqual(['first', text]);
    expect(second!.end).toBe(list.length);
  },
);

test('an index of another kind is named', () => {
  expect(() => itemsAt(textItem('text'), 0)).toThrow(/expected a list at byte 0.*exact version/);
  expect(() => textAt(arrayHead(0), 0)).toThrow(/expected a text/);
  expect(() => itemsAt(Buffer.from([0x81]), 0)).toThrow(/begins no item/);
});

describe('an index of Pagefind', () => {
  const folder = mkdtempSync(join(tmpdir(), 'split-'));
  afterAll(() => rmSync(folder, {recursive: true}));

  const sizes = () => {
    const index = join(folder, 'index');
    return readdirSync(index).map((name) => statSync(join(index, name)).size);
  };

  test('is divided into small parts that keep every word', async () => {
    // Words from numbers, so that there are enough for several parts.
    const text = Array.from({length: 30_000}, (_, index) => ((index * 7919) % 9973).toString(26));
    const page = (number: number) =>
      `<html><body><article data-pagefind-body><h1>Page ${number}</h1><p>${text.join(' ')}</p></article></body></html>`;
    const task = {
      options: {rootSelector: 'article', forceLanguage: 'en'},
      inputs: [1, 2].map((number) => ({url: `page-${number}/`, content: page(number)})),
      outputPath: folder,
    };
    const input = JSON.stringify(task);
    const run = spawnSync(process.execPath, ['plugins/search/indexer.mjs'], {input});
    expect(String(run.stdout)).toBe('[]');
    const wordsBefore = wordsOf(folder);
    const largest = Math.max(...sizes());
    await splitIndex(folder);
    expect(wordsOf(folder)).toEqual(wordsBefore.filter((word) => word.length > 1));
    expect(wordsBefore.length).toBeGreaterThan(9000);
    expect(Math.max(...sizes())).toBeLessThan(largest / 2);
  }, 30_000);

  test('of another version is refused', async () => {
    const [meta] = readdirSync(folder).filter((name) => name.endsWith('.pf_meta'));
    writeFileSync(join(folder, meta!), gzipSync('something else'));
    await expect(splitIndex(folder)).rejects.toThrow(/expected an index of Pagefind 1\.6\.0/);
  });
});

/** All words of an index, read through its list of parts. */
function wordsOf(folder: string): string[] {
  const open = (file: string) => gunzipSync(readFileSync(file)).subarray('pagefind_dcd'.length);
  const [name] = readdirSync(folder).filter((each) => each.endsWith('.pf_meta'));
  const meta = open(join(folder, name!));
  const parts = itemsAt(meta, itemsAt(meta, 0)[2]!.start);
  return parts.flatMap(({start}) => {
    const [, , hash] = itemsAt(meta, start);
    const part = open(join(folder, 'index', `${textAt(meta, hash!.start)}.pf_index`));
    return itemsAt(part, itemsAt(part, 0)[0]!.start).map((word) =>
      textAt(part, itemsAt(part, word.start)[0]!.start),
    );
  });
}
