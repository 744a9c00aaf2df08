import {readFileSync} from 'node:fs';
import {inflateSync} from 'node:zlib';
import {encodePng, makePalette} from '../../../plugins/social-cards/encodePng';
import {fitTitle} from '../../../plugins/social-cards/fitTitle';
import {drawMotif, HUES} from '../../../plugins/social-cards/motifs';
import {family, products} from '../../../src/product/products';

test.each([...products, family])('$name has the hue of the site', ({id, hue}) => {
  const css = readFileSync('src/css/tokens.css', 'utf8');
  const light = css.slice(0, css.indexOf('}'));
  expect(light).toContain(`${hue}: ${HUES[id]};`);
});

test('each product has a motif of its own', () => {
  const motifs = [...products, family].map(({id}) => drawMotif(id, 0, 0));
  expect(new Set(motifs).size).toBe(5);
});

test('a short title is large, a long one smaller', () => {
  const titles = ['Sorting', 'Server-side row grouping with your data', 'word '.repeat(30)];
  const sizes = titles.map((title) => fitTitle(title.trim(), 720));
  expect(sizes[0]).toBe(88);
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(new Set(sizes).size).toBe(3);
});

test('a long word is never wider than its line', () => {
  const size = fitTitle('MultiInputDateTimeRangeField API', 720);
  // Letters of the bold font are 0.6 em wide on average.
  expect(size * 'MultiInputDateTimeRangeField'.length * 0.6).toBeLessThan(780);
  expect(size).toBeGreaterThanOrEqual(38);
});

test('a title that fits at no size gets the smallest', () => {
  expect(fitTitle('x'.repeat(200), 720)).toBe(32);
});

test('a palette of few colors is exact', () => {
  const {palette, indexOf} = makePalette(
    new Map([
      [0xffffff, 100],
      [0x0b57d0, 20],
      [0x14171f, 5],
    ]),
  );
  expect(palette).toEqual([0xffffff, 0x0b57d0, 0x14171f]);
  expect(indexOf.get(0x14171f)).toBe(2);
});

test('of many colors the frequent ones stay exact', () => {
  const counts = new Map(Array.from({length: 4000}, (_, index) => [index * 1000, 1]));
  counts.set(0x0b57d1, 9000);
  const {palette, indexOf} = makePalette(counts);
  expect(palette.length).toBeLessThanOrEqual(256);
  expect(palette[indexOf.get(0x0b57d1)!]).toBe(0x0b57d1);
});

test('an image is written as PNG with its size, its colors and its rows', () => {
  const white = [255, 255, 255, 255];
  const blue = [11, 87, 208, 255];
  const data = Uint8Array.from([white, white, blue, blue, white, white].flat());
  const png = encodePng({width: 3, height: 2, data});
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([3, 2]);
  const at = png.indexOf('IDAT');
  const rows = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
  expect([...rows]).toEqual([0, 0, 0, 1, 0, 1, 0, 0]);
  // The checksum of an empty end chunk is known.
  expect(png.readUInt32BE(png.length - 4)).toBe(0xae426082);
});
