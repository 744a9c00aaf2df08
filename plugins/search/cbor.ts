/** Where an item is in its bytes. */
export interface Span {
  start: number;
  end: number;
}

interface Head {
  /** Kind of the item, 0 to 7, as the format numbers them. */
  major: number;
  /** Number in the head: a length, a count or the value itself. */
  value: number;
  /** Where the content begins. */
  next: number;
}

const TEXT = 3;
const ARRAY = 4;

/** Sizes of the number that follows a head of 24, 25, 26 and 27. */
const SIZES = [1, 2, 4, 8];

function headAt(bytes: Buffer, start: number): Head {
  const first = bytes[start];
  const major = (first ?? 0) >> 5;
  const info = (first ?? 0) & 31;
  const size = info < 24 ? 0 : SIZES[info - 24];
  if (first === undefined || size === undefined) {
    throw new Error(`plugins/search: byte ${start} of the index begins no item that is known`);
  }
  const next = start + 1 + size;
  const read = size === 8 ? Number(bytes.readBigUInt64BE(start + 1)) : 0;
  const value = size === 0 ? info : size === 8 ? read : bytes.readUIntBE(start + 1, size);
  return {major, value, next};
}

function endOf(bytes: Buffer, start: number): number {
  const {major, value, next} = headAt(bytes, start);
  if (major === 2 || major === TEXT) {
    return next + value;
  }
  if (major === ARRAY) {
    let end = next;
    for (let index = 0; index < value; index += 1) {
      end = endOf(bytes, end);
    }
    return end;
  }
  if (major === 5 || major === 6) {
    throw new Error(
      `plugins/search: byte ${start} of the index begins a map or tag, which it had not`,
    );
  }
  return next;
}

function expect(bytes: Buffer, start: number, major: number, name: string): Head {
  const head = headAt(bytes, start);
  if (head.major !== major) {
    throw new Error(
      `plugins/search: expected ${name} at byte ${start} of the index, found kind ${head.major}; ` +
        'install the exact version of Pagefind that package.json names',
    );
  }
  return head;
}

/** Items of the CBOR array (RFC 8949) that begins there. @throws where it is no array */
export function itemsAt(bytes: Buffer, start: number): Span[] {
  const {value, next} = expect(bytes, start, ARRAY, 'a list');
  const items: Span[] = [];
  for (let at = next; items.length < value; at = items.at(-1)!.end) {
    items.push({start: at, end: endOf(bytes, at)});
  }
  return items;
}

/** The CBOR text that begins there. @throws where it is no text */
export function textAt(bytes: Buffer, start: number): string {
  const {value, next} = expect(bytes, start, TEXT, 'a text');
  return bytes.toString('utf8', next, next + value);
}

function head(major: number, value: number): Buffer {
  if (value < 24) {
    return Buffer.from([(major << 5) | value]);
  }
  const bytes = Buffer.alloc(5);
  bytes[0] = (major << 5) | 26;
  bytes.writeUInt32BE(value, 1);
  return bytes;
}

/** Head of a CBOR array with that many items. */
export const arrayHead = (count: number): Buffer => head(ARRAY, count);

/** A text as CBOR. */
export function textItem(text: string): Buffer {
  const content = Buffer.from(text, 'utf8');
  return Buffer.concat([head(TEXT, content.length), content]);
}
