import {readFileSync} from 'node:fs';
import {expect, test} from './support/test';
import {builtPages} from './support/pages';

const SITE = 'https://mui.com/x/';

/** Built pages for search engines: redirects, the frame of edited demos and the like are not indexed. */
const documents = () => builtPages().filter((page) => !isHidden(`${page}index.html`));

const isHidden = (file: string) => /<meta\b[^>]*name=["']?robots/.test(headOf(file));
const headOf = (file: string) => {
  const html = readFileSync(`build/${file}`, 'utf8');
  return html.slice(0, html.indexOf('</head>'));
};
const tags = (head: string, pattern: string) => head.match(new RegExp(pattern, 'g')) ?? [];
const meta = (name: string) => `<meta\\b[^>]*\\s(?:name|property)=["']?${name}["'\\s][^>]*>`;
const contentOf = (tag = '') =>
  /content=(?:"([^"]*)"|([^\s>]+))/.exec(tag)?.slice(1).find(Boolean) ?? '';

/** Tags that a page has exactly once. */
const ONCE = [
  ...['description', 'twitter:card', 'twitter:image', 'x:product-id'].map(meta),
  ...['title', 'description', 'url', 'type', 'site_name', 'locale', 'image'].map((name) =>
    meta(`og:${name}`),
  ),
  '<title\\b',
  '<link\\b[^>]*rel=["\']?canonical\\b',
];

test('every page has each tag once, and its own address with a closing slash', () => {
  for (const page of documents()) {
    const head = headOf(`${page}index.html`);
    for (const pattern of ONCE) {
      expect(tags(head, pattern), `${page}: ${pattern}`).toHaveLength(1);
    }
    const canonical = /<link\b[^>]*rel=["']?canonical["']?[^>]*href=["']?([^"'\s>]+)/.exec(head);
    expect(canonical?.[1]).toBe(`${SITE}${page}`);
    expect(contentOf(tags(head, meta('og:url'))[0])).toBe(`${SITE}${page}`);
    expect(tags(head, meta('robots')), page).toHaveLength(0);
    expect(contentOf(tags(head, meta('description'))[0]).length, page).toBeGreaterThan(20);
  }
});

test('titles and descriptions tell pages apart', () => {
  for (const name of ['og:title', 'description']) {
    const seen = new Map<string, string>();
    for (const page of documents()) {
      const text = contentOf(tags(headOf(`${page}index.html`), meta(name))[0]);
      expect(seen.get(text), `${name} of ${page}: ${text}`).toBeUndefined();
      seen.set(text, page);
    }
  }
});

test('every documentation page has one list of breadcrumbs, from the home page to itself', () => {
  const built = new Set(documents());
  for (const page of built) {
    const scripts = tags(headOf(`${page}index.html`), '<script\\b[^>]*ld\\+json[^>]*>[^<]*');
    const isDoc = !['', 'offline/', 'playground/'].includes(page);
    expect(scripts, page).toHaveLength(isDoc ? 1 : 0);
    for (const script of scripts) {
      const list = JSON.parse(script.slice(script.indexOf('{'))) as {
        itemListElement: {position: number; item: string}[];
      };
      const steps = list.itemListElement;
      expect(steps.length, page).toBeGreaterThan(1);
      expect(steps.map(({position}) => position)).toEqual(steps.map((_, index) => index + 1));
      expect(steps[0]?.item).toBe(SITE);
      expect(steps.at(-1)?.item).toBe(`${SITE}${page}`);
      for (const {item} of steps) {
        expect(built.has(item.slice(SITE.length)), item).toBe(true);
      }
    }
  }
});

test('every page has a picture of its own in the right size', () => {
  for (const page of documents()) {
    const image = contentOf(tags(headOf(`${page}index.html`), meta('og:image'))[0]);
    expect(image).toBe(`${SITE}cards/${page.slice(0, -1) || 'index'}.png`);
    const png = readFileSync(`build/${image.slice(SITE.length)}`);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], page).toEqual([1200, 630]);
    expect(png.length, page).toBeLessThanOrEqual(60_000);
  }
});

test('the page for missing addresses is not indexed and claims no address', async ({page}) => {
  const head = headOf('404.html');
  expect(contentOf(tags(head, meta('robots'))[0])).toBe('noindex');
  expect(tags(head, 'rel=["\']?canonical')).toHaveLength(0);
  expect(tags(head, meta('og:(?:url|image)'))).toHaveLength(0);
  await page.goto('react-data-grid/nothing-here/');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', {name: 'Data Grid'}).first().click();
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test('tags follow a visitor to the next page', async ({page}) => {
  await page.goto('react-charts/');
  await page.getByRole('link', {name: 'Tree View'}).first().click();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${SITE}react-tree-view/`,
  );
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    `${SITE}cards/react-tree-view.png`,
  );
});

test('robots.txt lets crawlers in and names the sitemap', async ({request}) => {
  const response = await request.get('robots.txt');
  expect(response.headers()['content-type']).toContain('text/plain');
  expect(await response.text()).toBe(`User-agent: *\nDisallow:\n\nSitemap: ${SITE}sitemap.xml\n`);
  expect((await request.get('sitemap.xml')).status()).toBe(200);
});
