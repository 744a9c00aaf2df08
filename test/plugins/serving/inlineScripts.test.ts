import {hashInlineScripts} from '../../../plugins/serving/inlineScripts';

test('the hash is that of the text between the tags, as browsers compute it', () => {
  // The example of the specification of Content Security Policy, section 8.3.
  expect(hashInlineScripts(`<script>alert('Hello, world.');</script>`)).toEqual([
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  ]);
});

test('files and data need no hash', () => {
  const html =
    '<script src=/x/main.js defer></script><script type="application/ld+json">{}</script>' +
    '<script data-rh=true type=application/json>{}</script>';
  expect(hashInlineScripts(html)).toEqual([]);
});

test('modules and speculation rules need one', () => {
  const html = '<script type=module>a</script><script type="speculationrules">{}</script>';
  expect(hashInlineScripts(html)).toHaveLength(2);
});
