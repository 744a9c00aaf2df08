import {deflateSync} from 'node:zlib';

/** An image of four bytes a pixel, as the renderer gives it. */
export interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue, alpha of each pixel; alpha is ignored. */
  data: Uint8Array;
}

/** Largest number of colors that one byte a pixel can name. */
const PALETTE_SIZE = 256;

/** Colors of an image with their counts, as `0xrrggbb`. */
function countColors({data}: Pixels): Map<number, number> {
  const counts = new Map<number, number>();
  let last = -1;
  let run = 0;
  for (let at = 0; at < data.length; at += 4) {
    const color = (data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!;
    if (color === last) {
      run += 1;
    } else {
      counts.set(last, (counts.get(last) ?? 0) + run);
      last = color;
      run = 1;
    }
  }
  counts.set(last, (counts.get(last) ?? 0) + run);
  counts.delete(-1);
  return counts;
}

/**
 * Reduces colors to a palette. Colors that differ in their low bits only share an entry: the most
 * frequent of them, so that flat areas keep their exact color.
 *
 * @returns index of each color in the palette, and the palette
 */
export function makePalette(counts: ReadonlyMap<number, number>): {
  indexOf: Map<number, number>;
  palette: number[];
} {
  const byCount = [...counts.keys()].sort((a, b) => counts.get(b)! - counts.get(a)!);
  for (let bits = 8; ; bits -= 1) {
    const channel = (0xff << (8 - bits)) & 0xff;
    const mask = (channel << 16) | (channel << 8) | channel;
    const entries = new Map<number, number>();
    const palette: number[] = [];
    const indexOf = new Map<number, number>();
    for (const color of byCount) {
      const key = color & mask;
      const entry = entries.get(key) ?? palette.push(color) - 1;
      entries.set(key, entry);
      indexOf.set(color, entry);
    }
    if (palette.length <= PALETTE_SIZE) {
      return {indexOf, palette};
    }
  }
}

/** Checksums of single bytes, as PNG defines them. Node has none before 20.15. */
const CHECKSUMS = Uint32Array.from({length: 256}, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) {
    sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
  }
  return sum;
});

function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum = CHECKSUMS[(sum ^ byte) & 0xff]! ^ (sum >>> 8);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

function chunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(content.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(checksum(body), body.length + 4);
  return framed;
}

/** Encodes an image as PNG of at most 256 colors, a third of the size of one with full color. */
export function encodePng(pixels: Pixels): Buffer {
  const {width, height, data} = pixels;
  const {indexOf, palette} = makePalette(countColors(pixels));
  // Each row starts with the number of its filter, here none.
  const rows = new Uint8Array((width + 1) * height);
  let last = -1;
  let index = 0;
  for (let y = 0, from = 0, to = 0; y < height; y += 1) {
    to += 1;
    for (let x = 0; x < width; x += 1, from += 4, to += 1) {
      const color = (data[from]! << 16) | (data[from + 1]! << 8) | data[from + 2]!;
      if (color !== last) {
        last = color;
        index = indexOf.get(color)!;
      }
      rows[to] = index;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, colors from a palette; the rest is zero.
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flatMap((c) => [c >> 16, (c >> 8) & 0xff, c & 0xff]))),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', new Uint8Array()),
  ]);
}
