import {mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {compress} from '../../../../plugins/serving/deploy/compress';

const TEXT = 'The same words again and again. '.repeat(100);
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'x-docs-compress-'));
  await Promise.all(
    [
      ['a.html', TEXT],
      ['small.html', 'short'],
      ['a.png', TEXT],
    ].map(([name, content]) => writeFile(path.join(folder, name!), content!)),
  );
});

afterEach(() => rm(folder, {recursive: true}));

const names = ['a.html', 'small.html', 'a.png'];
const run = () => compress(folder, names, path.join(folder, 'cache'));
const read = (name: string) => readFile(path.join(folder, name));

test('what packing makes smaller is packed in both ways', async () => {
  expect(await run()).toEqual({files: 2, cached: 0});
  expect(brotliDecompressSync(await read('a.html.br')).toString()).toBe(TEXT);
  expect(gunzipSync(await read('a.html.gz')).toString()).toBe(TEXT);
  expect((await readdir(folder)).sort()).toEqual(
    ['a.html', 'a.html.br', 'a.html.gz', 'a.png', 'cache', 'small.html'].sort(),
  );
});

test('known content is not packed again, changed content is', async () => {
  await run();
  expect(await run()).toEqual({files: 2, cached: 2});
  await writeFile(path.join(folder, 'a.html'), `${TEXT}!`);
  expect(await run()).toEqual({files: 2, cached: 0});
  expect(brotliDecompressSync(await read('a.html.br')).toString()).toBe(`${TEXT}!`);
});

test('packed content is forgotten when nobody has asked for it in two weeks', async () => {
  await run();
  await writeFile(path.join(folder, 'a.html'), `${TEXT}!`);
  const kept = async () => (await readdir(path.join(folder, 'cache'))).length;
  await run();
  expect(await kept()).toBe(4);
  await writeFile(path.join(folder, 'a.html'), `${TEXT}!`);
  await compress(folder, names, path.join(folder, 'cache'), Date.now() + 15 * 24 * 60 * 60 * 1000);
  expect(await kept()).toBe(2);
});

test('the same content in many files is packed without a clash', async () => {
  const many = Array.from({length: 12}, (_, index) => `copy${index}.html`);
  await Promise.all(many.map((name) => writeFile(path.join(folder, name), TEXT)));
  await compress(folder, many, path.join(folder, 'cache'));
  for (const name of many) {
    expect(brotliDecompressSync(await read(`${name}.br`)).toString()).toBe(TEXT);
  }
});

test('a file that was packed after it was written is left alone', async () => {
  await run();
  await rm(path.join(folder, 'cache'), {recursive: true});
  expect(await run()).toEqual({files: 2, cached: 2});
  expect(await readdir(path.join(folder, 'cache'))).toEqual([]);
});
