import {gzipSync} from 'node:zlib';
import {budgetFaults, overBudget} from '@site/plugins/budgets/checkBudgets';
import {measurePage, readHtml} from '@site/plugins/budgets/readHtml';

const HTML = `<!doctype html><html><head>
<link rel=stylesheet href=/x/a.css /><link rel="preload" href="/x/inter.woff2" as="font">
<link rel=canonical href=https://mui.com/x/ />
<script>first()</script><script type="application/ld+json">{"@type":"Thing"}</script>
<script src="/x/blocks.js"></script><script src="/x/ad.js" async></script>
<noscript><p>none</p></noscript></head>
<body><main><p>Text</p><img src="/x/a.svg"></main>
<script data-scripts="/x/runtime.js /x/main.js">load()</script></body></html>`;

test('a page is read by what it waits for and what comes later', () => {
  expect(readHtml(HTML)).toEqual({
    inline: ['first()', 'load()'],
    blocking: ['/x/blocks.js'],
    late: ['/x/ad.js', '/x/runtime.js', '/x/main.js'],
    styles: ['/x/a.css'],
    others: ['/x/inter.woff2', '/x/a.svg'],
    elements: 15,
  });
});

test('bytes are those of gzip, file by file, and a file that is not of the site is not counted', () => {
  const files: Record<string, Buffer> = {
    '/x/runtime.js': Buffer.from('a'.repeat(500)),
    '/x/main.js': Buffer.from('b'.repeat(900)),
  };
  const figures = measurePage(HTML, (address) => files[address]);
  const gzipped = (text: Buffer) => gzipSync(text, {level: 9}).length;
  expect(figures.lateScripts).toBe(
    gzipped(files['/x/runtime.js']!) + gzipped(files['/x/main.js']!),
  );
  expect(figures.blockingScripts).toBe(0);
  expect(figures.requests).toBe(5);
});

test('a budget for a page or a figure that is not there is a fault', () => {
  const budgets = {
    guide: {path: 'guide/', most: {html: 10, weight: 3}},
    api: {path: 'api/', most: {html: '10'}},
  } as never;
  expect(budgetFaults(budgets, (path) => path === 'api/')).toEqual([
    'guide: path: expected a page of this build, found "guide/".',
    expect.stringMatching(
      /^guide: most\.weight: expected a whole number for one of html, .*, found 3\.$/,
    ),
    expect.stringMatching(/^api: most\.html: expected a whole number .*, found "10"\.$/),
  ]);
});

test('what is over its budget is named with both numbers', () => {
  const figures = measurePage(HTML, () => undefined);
  const report = {name: 'home', path: '', figures};
  expect(overBudget([{...report, most: {elements: figures.elements, requests: 4}}])).toEqual([
    'home (the home page): requests before the load event: expected at most 4, found 5.',
  ]);
});
