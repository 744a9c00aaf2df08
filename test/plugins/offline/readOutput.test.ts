import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {buildId, filesNamedIn, readOutput} from '../../../plugins/offline/readOutput';

let folder: string;

async function write(name: string, content: string) {
  await mkdir(path.dirname(path.join(folder, name)), {recursive: true});
  await writeFile(path.join(folder, name), content);
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'offline-'));
  await write('index.html', '<link href=/x/assets/a.css><img src="/x/img/a b.svg">');
  await write('assets/a.css', 'a{}');
  await write('v7/index.html', 'older');
});

afterEach(() => rm(folder, {recursive: true}));

describe('readOutput', () => {
  it('lists the files of the build with size and hash, and none of an older version', async () => {
    const files = await readOutput(folder);
    expect([...files.keys()]).toEqual(['assets/a.css', 'index.html']);
    expect(files.get('assets/a.css')).toEqual({
      path: 'assets/a.css',
      bytes: 3,
      hash: expect.stringMatching(/^[\w+/]{43}=$/),
    });
  });
});

describe('buildId', () => {
  it('changes with a page, not with what this plugin writes', async () => {
    const before = buildId(await readOutput(folder));
    await write('sw.js', 'new');
    await write('offline/x-charts.json', 'new');
    expect(buildId(await readOutput(folder))).toBe(before);
    await write('index.html', 'new');
    expect(buildId(await readOutput(folder))).not.toBe(before);
  });
});

describe('filesNamedIn', () => {
  it('finds files of the build, quoted or not, and no pages', async () => {
    const files = await readOutput(folder);
    const html =
      '<link href=/x/assets/a.css><script src="/x/gone.js"></script><a href=/x/index.html>';
    expect(filesNamedIn(html, '/x/', files)).toEqual(['assets/a.css']);
  });
});
