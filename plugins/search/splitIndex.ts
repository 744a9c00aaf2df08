import {createHash} from 'node:crypto';
import {readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {gunzipSync, gzipSync} from 'node:zlib';
import {arrayHead, itemsAt, textAt, textItem} from './cbor';

/** What each file of the index begins with once it is unpacked. */
const MAGIC = Buffer.from('pagefind_dcd');

/** Least size of a part before compression, in bytes; Pagefind's own have 25,000 and more. */
const PART_SIZE = 5000;

/**
 * Letters that words of one part share at least. A reader who has typed them gets all words that begin
 * so from one part.
 */
const PREFIX = 3;

/**
 * Size of the words that begin alike from which on they are divided by one letter more: `data` and `date` are in so many
 * pages that a reader who looks for one should not fetch the other. Before the fourth letter is typed, the first part answers.
 */
const CROWDED = 3 * PART_SIZE;

/** Above every letter, so that a part's range goes up to the next part's. */
const LAST = '\u{10ffff}';

/** A word of the index with its pages, as it is stored. */
interface WordEntry {
  word: string;
  bytes: Buffer;
}

/** Words of a part in alphabetical order. */
export interface IndexPart {
  /** What its words begin with at least, and at most. */
  from: string;
  to: string;
  entries: WordEntry[];
}

const prefixOf = (word: string, length = PREFIX) => [...word].slice(0, length).join('');

/**
 * Sorts words into parts of at least that size. Words that begin alike stay together, unless they are more than
 * `crowded` bytes.
 */
export function divideWords(
  entries: readonly WordEntry[],
  size = PART_SIZE,
  crowded = CROWDED,
): IndexPart[] {
  const parts: (IndexPart & {size: number})[] = [];
  const sizes = new Map<string, number>();
  for (const {word, bytes} of entries) {
    sizes.set(prefixOf(word), (sizes.get(prefixOf(word)) ?? 0) + bytes.length);
  }
  let prefix: string | undefined;
  for (const entry of entries) {
    const short = prefixOf(entry.word);
    const own = (sizes.get(short) ?? 0) > crowded ? prefixOf(entry.word, PREFIX + 1) : short;
    const last = parts.at(-1);
    if (!last || (last.size >= size && own !== prefix)) {
      // What is typed of a word before its fourth letter has to fall into a part, too.
      const from = prefix?.startsWith(short) ? own : short;
      parts.push({from, to: own + LAST, entries: [entry], size: entry.bytes.length});
    } else {
      last.entries.push(entry);
      last.size += entry.bytes.length;
      last.to = own + LAST;
    }
    prefix = own;
  }
  return parts.map(({from, to, entries: own}) => ({from, to, entries: own}));
}

async function unpack(file: string): Promise<Buffer> {
  const bytes = gunzipSync(await readFile(file));
  if (!bytes.subarray(0, MAGIC.length).equals(MAGIC)) {
    throw new Error(
      `plugins/search, ${path.basename(file)}: expected an index of Pagefind 1.6.0, found another ` +
        'format; install the exact version that package.json names',
    );
  }
  return bytes.subarray(MAGIC.length);
}

/**
 * Divides the word index into small parts. Pagefind makes parts of some 22 kB, and a query fetches one
 * for each of its words.
 *
 * @param folder folder of the index; its files are replaced
 * @throws where the index is not of the version that is pinned
 */
export async function splitIndex(folder: string): Promise<void> {
  const metaName = (await readdir(folder)).find((name) => name.endsWith('.pf_meta'));
  const metaFile = path.join(folder, metaName ?? 'pagefind.pf_meta');
  const meta = await unpack(metaFile);
  const fields = itemsAt(meta, 0);
  const ranges = itemsAt(meta, fields[2]!.start).map(({start}) => itemsAt(meta, start));
  const words: WordEntry[] = [];
  for (const range of ranges) {
    const file = path.join(folder, 'index', `${textAt(meta, range[2]!.start)}.pf_index`);
    const chunk = await unpack(file);
    for (const {start, end} of itemsAt(chunk, itemsAt(chunk, 0)[0]!.start)) {
      const [first] = itemsAt(chunk, start);
      const word = textAt(chunk, first!.start);
      // A word that is in no page is looked up by its beginning: a single letter would fit anything.
      if (word.length > 1) {
        words.push({word, bytes: chunk.subarray(start, end)});
      }
    }
    await rm(file);
  }
  const written = divideWords(words).map(async ({from, to, entries}) => {
    const list = entries.map(({bytes}) => bytes);
    const packed = gzipSync(Buffer.concat([MAGIC, arrayHead(1), arrayHead(list.length), ...list]));
    const hash = `en_${createHash('sha256').update(packed).digest('hex').slice(0, 10)}`;
    await writeFile(path.join(folder, 'index', `${hash}.pf_index`), packed);
    return Buffer.concat([arrayHead(3), ...[from, to, hash].map(textItem)]);
  });
  const parts = await Promise.all(written);
  const {start, end} = fields[2]!;
  const list = [arrayHead(parts.length), ...parts];
  const whole = Buffer.concat([MAGIC, meta.subarray(0, start), ...list, meta.subarray(end)]);
  await writeFile(metaFile, gzipSync(whole));
}
