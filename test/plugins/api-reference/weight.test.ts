import {randomBytes} from 'node:crypto';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {weightFaults} from '../../../plugins/api-reference/weight';

const folder = mkdtempSync(path.join(tmpdir(), 'x-docs-weight-'));
const htmlDir = path.join(folder, 'html');
const dataDir = path.join(folder, 'data');

function put(file: string, content: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, content);
}

beforeEach(() => {
  put(path.join(htmlDir, 'data-grid/data-grid/index.html'), 'x'.repeat(500_000));
  put(path.join(dataDir, 'data-grid/data-grid.json'), 'x'.repeat(500_000));
});
afterAll(() => rmSync(folder, {recursive: true}));

test('a page may be long as long as it is light to transfer', async () => {
  expect(await weightFaults(htmlDir, dataDir)).toEqual([]);
});

test('a page or its data that is too heavy is named with limit, weight and remedy', async () => {
  // Hexadecimal of random bytes: gzip halves it.
  put(path.join(htmlDir, 'charts/heavy/index.html'), randomBytes(50_000).toString('hex'));
  put(path.join(dataDir, 'charts/heavy.json'), randomBytes(45_000).toString('hex'));
  const faults = await weightFaults(htmlDir, dataDir);
  expect(faults).toHaveLength(2);
  expect(faults[0]).toMatch(
    /^charts\/heavy\/index\.html: expected at most 45000 bytes of html in gzip, found 5\d{4}; repeat less/,
  );
  expect(faults[1]).toMatch(/^charts\/heavy\.json: expected at most 40000 bytes of data/);
});
