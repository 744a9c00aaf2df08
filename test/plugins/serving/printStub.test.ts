import {hashInlineScripts} from '../../../plugins/serving/inlineScripts';
import {printStub} from '../../../plugins/serving/printStub';

test('a stub names the new address for readers, search engines and browsers without scripts', () => {
  const html = printStub('/x/new/?a=1&b=2', 'https://example.com');
  expect(html).toContain('<link rel="canonical" href="https://example.com/x/new/?a=1&amp;b=2">');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('content="0; url=/x/new/?a=1&amp;b=2"');
  expect(html).toContain('<a href="/x/new/?a=1&amp;b=2">');
});

test('all stubs share one script, so that the policy needs one hash', () => {
  const [one, two] = ['/x/a/', 'https://example.com/b/'].map((to) =>
    hashInlineScripts(printStub(to, 'https://example.com')),
  );
  expect(one).toHaveLength(1);
  expect(one).toEqual(two);
});
