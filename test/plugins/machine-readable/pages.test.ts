import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {collectPages} from '../../../plugins/machine-readable/collectPages';
import {openCache} from '../../../plugins/machine-readable/contentCache';
import {loadTools} from '../../../plugins/machine-readable/parse';
import {readHtmlPage} from '../../../plugins/machine-readable/readHtmlPage';
import {twinFrontMatter} from '../../../plugins/machine-readable/writeTwin';

const folder = mkdtempSync(path.join(tmpdir(), 'x-docs-twins-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

test('pages come in the order of the sidebar, with product, plan and version', () => {
  const doc = (id: string, frontMatter: object = {}) => ({
    id,
    title: id,
    description: `About ${id}.`,
    permalink: `/x/${id}/`,
    source: `@site/docs/${id}/index.mdx`,
    frontMatter,
  });
  const content = {
    loadedVersions: [
      {
        versionName: 'current',
        docs: [
          doc('unlisted'),
          doc('api/charts/bar-chart'),
          doc('react-charts/bars', {
            components: ['BarChart'],
            sidebar_custom_props: {plan: 'pro'},
          }),
        ],
        sidebars: {
          docs: [
            {
              type: 'category',
              label: 'Charts',
              items: [
                {type: 'doc', id: 'react-charts/bars'},
                {type: 'doc', id: 'api/charts/bar-chart'},
                {type: 'link', href: 'https://example.com/'},
              ],
            },
          ],
        },
      },
    ],
  };
  const pages = collectPages(content as never, '/site');
  expect(pages.map(({file, groups, isApi}) => [file, groups, isApi])).toEqual([
    ['/site/docs/react-charts/bars/index.mdx', ['Charts'], false],
    ['/site/docs/api/charts/bar-chart/index.mdx', ['Charts'], true],
    ['/site/docs/unlisted/index.mdx', [], false],
  ]);
  expect(pages[0]?.meta).toEqual({
    permalink: '/x/react-charts/bars/',
    title: 'react-charts/bars',
    description: 'About react-charts/bars.',
    version: '8.0.0-beta.0',
    product: 'MUI X Charts',
    plan: 'pro',
    components: ['BarChart'],
  });
});

test('front matter quotes what YAML would misread, and leaves out what is unknown', () => {
  const meta = {permalink: '/x/a/', title: 'A: b', description: 'It is.', version: 'v7'};
  expect(twinFrontMatter(meta, {url: 'https://mui.com/x/a/'})).toBe(
    '---\ntitle: "A: b"\ndescription: It is.\nversion: v7\nurl: https://mui.com/x/a/\n---\n',
  );
  const other = {language: 'JavaScript', url: 'https://mui.com/x/a.js.md'} as const;
  expect(twinFrontMatter({...meta, version: '8'}, {url: 'https://mui.com/x/a/', other})).toContain(
    'version: "8"\nurl: https://mui.com/x/a/\ncodeInJavaScript: https://mui.com/x/a.js.md\n',
  );
});

describe('a page made of components', () => {
  const read = async (html: string) => {
    const {parseHtml, print} = await loadTools();
    const page = readHtmlPage(html, parseHtml);
    return page && {...page, tree: print(page.tree)};
  };

  test('is read from its main part, without controls', async () => {
    const page = await read(
      '<title>Home | Site</title><meta name=description content="About it."><nav>Not this</nav>' +
        '<main><h1>Start</h1><p>v<!-- -->8</p><a href=/x/a/>A</a><a href=/x/b/>B</a><button>Go</button></main>',
    );
    expect(page).toEqual({
      title: 'Start',
      description: 'About it.',
      tree: '# Start\n\nv8\n\n[A](/x/a/) [B](/x/b/)\n',
    });
  });

  test('that only scripts fill says what it says without them', async () => {
    const page = await read(
      '<title>Play | Site</title><body><noscript>It needs scripts.</noscript>',
    );
    expect(page).toEqual({title: 'Play', description: '', tree: 'It needs scripts.\n'});
  });

  test('with nothing to read has no twin', async () => {
    expect(await read('<title>Empty</title>')).toBeUndefined();
  });
});

describe('the cache', () => {
  const file = path.join(folder, 'cache.json');
  const source = path.join(folder, 'a.tsx');
  const make = jest.fn(async (value: number) => ({value, files: [source]}));
  const ask = async (value: number, content: string[], version = '1') => {
    const cache = openCache(file, version);
    const made = await cache.get('page', content, () => make(value));
    cache.save();
    return made.value;
  };

  test('answers until content, a file or the code changes', async () => {
    writeFileSync(source, 'one');
    expect(await ask(1, ['a'])).toBe(1);
    expect(await ask(2, ['a'])).toBe(1);
    expect(await ask(3, ['b'])).toBe(3);
    writeFileSync(source, 'two');
    expect(await ask(4, ['b'])).toBe(4);
    expect(await ask(5, ['b'], '2')).toBe(5);
  });

  test('forgets what a build does not use, and survives a broken file', async () => {
    openCache(file, '2').save();
    expect(await ask(6, ['b'], '2')).toBe(6);
    writeFileSync(file, '{');
    expect(await ask(7, ['b'], '2')).toBe(7);
  });
});
