import {readFileSync} from 'node:fs';
import {inlineFavicon} from '@site/src/brand/favicon';

test('the address holds the picture, and nothing that would end it', () => {
  const address = inlineFavicon(process.cwd());
  const [type, data = ''] = address.split(/,(.*)/s);
  expect(type).toBe('data:image/svg+xml');
  expect(data).not.toMatch(/["#<>\n]/);
  const original = readFileSync('static/img/favicon.svg', 'utf8').trim();
  expect(decodeURIComponent(data).replaceAll("'", '"')).toBe(original);
});
