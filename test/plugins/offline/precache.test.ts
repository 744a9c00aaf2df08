import {randomBytes} from 'node:crypto';
import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {writePrecache} from '../../../plugins/offline/precache';
import {readOutput} from '../../../plugins/offline/readOutput';

const SCRIPT = 'assets/js/main.01234567.js';
const PAGE = 'offline/index.html';
let outDir: string;

beforeEach(async () => {
  outDir = await mkdtemp(path.join(tmpdir(), 'precache-'));
  await mkdir(path.join(outDir, 'assets/js'), {recursive: true});
  await mkdir(path.join(outDir, 'offline'));
  await writeFile(path.join(outDir, 'sw.js'), 'run(self.__WB_MANIFEST);');
  await writeFile(path.join(outDir, PAGE), '<html></html>');
  await writeFile(path.join(outDir, SCRIPT), randomBytes(30_000));
});

afterEach(() => rm(outDir, {recursive: true}));

const write = async (names: string[], limit: number) =>
  writePrecache({outDir, base: '/x/', names, files: await readOutput(outDir), limit});

test('the list is written into the worker, and its weight is told', async () => {
  const bytes = await write([PAGE, SCRIPT], 400);
  expect(bytes).toBeGreaterThan(30_000);
  expect(bytes).toBeLessThan(31_000);
  const worker = await readFile(path.join(outDir, 'sw.js'), 'utf8');
  const list = JSON.parse(/\[.*\]/.exec(worker)?.[0] ?? '') as {url: string}[];
  expect(list.map(({url}) => url).sort()).toEqual([`/x/${SCRIPT}`, '/x/offline/']);
  expect(list.find(({url}) => url === '/x/offline/')).toMatchObject({
    revision: expect.any(String),
  });
  expect(list.find(({url}) => url !== '/x/offline/')).toMatchObject({
    revision: null,
    integrity: expect.stringMatching(/^sha256-/),
  });
});

test('a list over the limit stops the build with every file, the heaviest first', async () => {
  await expect(write([PAGE, SCRIPT], 30)).rejects.toThrow(
    new RegExp(`may weigh 30 kB .* weigh 30\\.\\d kB[\\s\\S]*${SCRIPT}[\\s\\S]*${PAGE}`),
  );
});

test('a file larger than what Workbox takes by itself is listed too', async () => {
  await writeFile(path.join(outDir, SCRIPT), Buffer.alloc(3 * 1024 * 1024));
  await write([SCRIPT], 400);
  expect(await readFile(path.join(outDir, 'sw.js'), 'utf8')).toContain(SCRIPT);
});

test('a file that is missing stops the build', async () => {
  await expect(write([PAGE, 'assets/js/gone.01234567.js'], 400)).rejects.toThrow('gone');
});
