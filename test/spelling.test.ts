import {readFileSync} from 'node:fs';
import path from 'node:path';

const words = readFileSync(path.join(__dirname, '../cspell-words.txt'), 'utf8')
  .trimEnd()
  .split('\n');

test("the project's dictionary is sorted and holds each word once", () => {
  const lower = words.map((word) => word.toLowerCase());
  expect(lower).toEqual([...new Set(lower)].sort());
});
