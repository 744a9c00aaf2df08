import {compileSSGTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate';
import standardTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {DEFAULT_OPTIONS} from '../../../plugins/late-hydration/options';
import {lateTemplate} from '../../../plugins/late-hydration/template';

const render = async (template: string): Promise<string> =>
  (await compileSSGTemplate(template))({
    htmlAttributes: '',
    bodyAttributes: '',
    metaAttributes: [],
    headTags: '',
    stylesheets: [],
    scripts: ['assets/js/runtime.js', 'assets/js/main.js'],
    baseUrl: '/x/',
    preBodyTags: '',
    appHtml: '',
    postBodyTags: '',
    noIndex: false,
    version: '',
  });

test('the page has no script tag with an address, and the loader knows them in order', async () => {
  const html = await render(lateTemplate(standardTemplate, DEFAULT_OPTIONS));
  expect(html).not.toMatch(/<script[^>]*\ssrc=/);
  expect(html).toContain('data-scripts="/x/assets/js/runtime.js /x/assets/js/main.js"');
  expect(html).toContain('idleTimeout:1500');
});

test('the text of the script is the same on every page, so that a policy can name it by one hash', () => {
  const loop = lateTemplate(standardTemplate, DEFAULT_OPTIONS);
  const text = /<script data-scripts="[^"]*">([\s\S]*?)<\/script>/.exec(loop)?.[1] ?? 'none';
  expect(text).toContain('idleTimeout');
  expect(text).not.toContain('<%');
});

test('the script of the loader is one that can be parsed', async () => {
  const html = await render(lateTemplate(standardTemplate, DEFAULT_OPTIONS));
  const text = /<script data-scripts[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(text).toContain('data-has-hydrated');
  expect(() => new Function(text)).not.toThrow();
});

test('a template without the loop is refused, with what to compare', () => {
  expect(() => lateTemplate('<html></html>', DEFAULT_OPTIONS)).toThrow(
    /ssgTemplate\.html\.js.*3\.10\.2/s,
  );
});
