import {statSync} from 'node:fs';
import {fontTags} from '@site/src/brand/fontTags';

/** Ten packets of 1460 bytes, which a new connection may send before it waits, without 800 bytes of headers. */
const FIRST_WINDOW = 14_600 - 800;

test('the preloaded font comes in one round trip of a new connection', () => {
  const preload = fontTags('/').find(({tagName}) => tagName === 'link');
  const {href} = preload?.attributes ?? {};
  expect(statSync(`static${String(href)}`).size).toBeLessThanOrEqual(FIRST_WINDOW);
});

test('fonts together stay within 75 kB on a first visit', () => {
  const sizes = [
    'static/fonts/inter.woff2',
    'src/css/inter-more.woff2',
    'static/fonts/jetbrains-mono.woff2',
  ].map((file) => statSync(file).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(75_000);
});
