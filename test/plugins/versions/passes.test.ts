import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {buildPass} from '../../../plugins/versions/passes/buildPass';
import {checkLinks} from '../../../plugins/versions/passes/checkLinks';
import {hashInputs} from '../../../plugins/versions/passes/hashInputs';
import {
  listBuiltPages,
  listRoutes,
  publish,
  readStamp,
  removeStrangers,
} from '../../../plugins/versions/passes/output';
import {passOf, readPass, type Pass} from '../../../plugins/versions/readPass';

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'passes-'));
});
afterEach(() => fs.rmSync(root, {recursive: true}));

const write = (file: string, text = '') => {
  fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  fs.writeFileSync(path.join(root, file), text);
};
const [v8, v7] = [passOf('v8'), passOf('v7')];

describe('the hash of a pass', () => {
  const hash = (pass = v7, env = {}) => hashInputs(root, pass, env);

  test('stays when nothing changed, and does not see what a build makes', () => {
    write('src/a.ts', 'a');
    const before = hash();
    write('versioned_docs/version-v7/api/charts/x.mdx', 'generated');
    write('versioned_docs/version-v7/node_modules/p/index.js', 'installed');
    write('build/index.html', 'built');
    write('plugins/ads/README.md', 'for maintainers');
    expect(hash()).toBe(before);
  });

  test('changes with pages, packages, code and the license key of its version', () => {
    const seen = new Set([hash()]);
    for (const file of [
      'versioned_docs/version-v7/a/a.mdx',
      'versioned_docs/version-v7/package-lock.json',
      'src/a.ts',
      'plugins/a.ts',
    ]) {
      write(file, 'x');
      seen.add(hash());
    }
    seen.add(hash(v7, {MUI_X_LICENSE_KEY: 'key'}));
    expect(seen.size).toBe(6);
  });

  test('does not change with the text of another version', () => {
    write('docs/a/a.mdx', 'one');
    write('versioned_docs/version-v6/a/a.mdx', 'one');
    const [older, current] = [hash(), hash(v8)];
    write('docs/a/a.mdx', 'two');
    write('versioned_docs/version-v6/a/a.mdx', 'two');
    expect(hash()).toBe(older);
    expect(hash(v8)).not.toBe(current);
  });

  test('of an older version changes with the names of the current pages, which its banners link to', () => {
    const before = hash();
    write('docs/b/b.mdx', 'new');
    expect(hash()).not.toBe(before);
  });
});

describe('the output', () => {
  const build = () => path.join(root, 'build');
  const stage = (name: string) => {
    write(`staged/${name}/index.html`, name);
    return path.join(root, 'staged', name);
  };

  test('of the current version replaces what was there and keeps older versions', () => {
    publish(stage('v7'), build(), v7, 'hash7');
    write('build/stale.html');
    publish(stage('v8'), build(), v8, 'hash8');
    expect(readStamp(build())).toBe('hash8');
    expect(readStamp(path.join(build(), 'v7'))).toBe('hash7');
    expect(fs.existsSync(path.join(build(), 'stale.html'))).toBe(false);
  });

  test('that was never finished has no stamp, so that it is built again', () => {
    write('build/index.html');
    expect(readStamp(build())).toBeUndefined();
  });

  test('loses versions that are no longer published', () => {
    publish(stage('v7'), build(), v7, 'hash');
    expect(removeStrangers(build(), ['v8'])).toEqual(['v7']);
    expect(fs.existsSync(path.join(build(), 'v7'))).toBe(false);
  });

  test('is listed by version, without old addresses that only lead on', () => {
    write('build/a/index.html');
    write('build/old/index.html');
    write('build/v7/old/index.html');
    const pages = listBuiltPages(build(), ['v8', 'v7']);
    expect(listRoutes(pages, new Set(['/x/old/']))).toEqual(
      new Map([
        ['v8', ['/x/a/']],
        ['v7', ['/x/v7/old/']],
      ]),
    );
  });

  test('names links between versions that lead nowhere, and only those', () => {
    write('build/a/index.html', '<a href="/x/v7/a/#there">ok</a><a href=/x/v7/gone/>gone</a>');
    write(
      'build/v7/a/index.html',
      '<h2 id="there">x</h2><a href="/x/a/#missing">x</a><a href="/x/v7/own/">own</a>',
    );
    expect(checkLinks(build(), ['a/index.html', 'v7/a/index.html'])).toEqual([
      {page: 'v7/a/index.html', href: '/x/a/#missing', reason: 'the page has no "missing"'},
      {page: 'a/index.html', href: '/x/v7/gone/', reason: 'there is no such page'},
    ]);
  });
});

describe('building a pass', () => {
  const lines: string[] = [];
  const build = (run: (pass: Pass, outDir: string) => Promise<boolean>) =>
    buildPass(v7, {
      siteDir: root,
      buildDir: path.join(root, 'build'),
      env: {},
      now: () => 0,
      log: (line) => lines.push(line),
      run,
    });
  const good = (text: string) => (_pass: Pass, outDir: string) => {
    fs.mkdirSync(outDir, {recursive: true});
    fs.writeFileSync(path.join(outDir, 'index.html'), text);
    return Promise.resolve(true);
  };
  const page = () => fs.readFileSync(path.join(root, 'build/v7/index.html'), 'utf8');
  beforeEach(() => lines.splice(0));

  test('is skipped when nothing changed, and done when something did', async () => {
    write('versioned_docs/version-v7/a/a.mdx', 'one');
    await expect(build(good('one'))).resolves.toBe('built');
    await expect(build(() => Promise.reject(new Error('asked again')))).resolves.toBe('unchanged');
    write('versioned_docs/version-v7/a/a.mdx', 'two');
    await expect(build(good('two'))).resolves.toBe('built');
    expect(page()).toBe('two');
  });

  test('that fails leaves the last good output, says which, and is tried again', async () => {
    await build(good('good'));
    write('versioned_docs/version-v7/a/a.mdx', 'broken');
    const broken = async (pass: Pass, outDir: string) => {
      await good('half')(pass, outDir);
      throw new Error('a.mdx: bad');
    };
    await expect(build(broken)).resolves.toBe('failed');
    expect(page()).toBe('good');
    expect(lines).toContain('a.mdx: bad');
    expect(lines.at(-1)).toBe('v7: failed after 0.0 s; its last good output stays');
    await expect(build(() => Promise.resolve(false))).resolves.toBe('failed');
    expect(page()).toBe('good');
  });
});

test('an unknown version is named with those that there are', () => {
  write('versions.json', '["v7"]');
  expect(() => readPass('v3', root)).toThrow('expected one of v8, v7, found "v3"');
  expect(readPass('', root).baseUrl).toBe('/x/');
  expect(readPass('v7', root).baseUrl).toBe('/x/v7/');
});
