import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Shape of the content: the same as in the comparison of frameworks that the targets come from. */
const SECTIONS = 8;
const HEADINGS = 6;
const WORDS = 895;
const FENCES = 4;
const FENCE_LINES = 25;
const TABLE_ROWS = 8;

/** Some 170 different words. */
const WORD_LIST = (
  'able about above accept across action add after again align all allow also always amount and another answer any ' +
  'appear apply are array ask at axis back bar base because become before begin below between both bring build but ' +
  'button by call can cell change chart check choose click close code color column come compare complete copy count ' +
  'create date day default define depend describe dialog different direction display document drag each edit editor ' +
  'either element empty end enter error even event every example expand export fast field file fill filter find first ' +
  'focus follow for format from full function give graph grid group grow handle have header height hide hold hour if ' +
  'import in index inside item keep key keyboard label large last layout leave left less level line link list load ' +
  'long look make many mark mean measure menu minute model month more most move name near need never new next node ' +
  'number of offer once only open option order other outside own page panel part picker place point press print'
).split(' ');

/** Numbers from 0 to 1 that are the same in each run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function wordsOf(random: () => number, count: number): string {
  const words = Array.from(
    {length: count},
    () => WORD_LIST[Math.floor(random() * WORD_LIST.length)] ?? 'rows',
  );
  return `${words.join(' ').replace(/^./, (letter) => letter.toUpperCase())}.`;
}

function fenceOf(random: () => number, index: number): string {
  const word = () => WORD_LIST[Math.floor(random() * WORD_LIST.length)] ?? 'rows';
  const lines = Array.from(
    {length: FENCE_LINES - 4},
    (_, line) =>
      `    {id: ${index * 100 + line}, name: '${word()} ${word()}', amount: ${Math.floor(random() * 900)}, open: ${line % 3 === 0}},`,
  );
  return ['```tsx', 'export const items = {', '  rows: [', ...lines, '  ],', '};', '```'].join(
    '\n',
  );
}

/** Address of a page: page 5 of section 3 is `section-3/page-5`. */
export function addressOf(index: number): string {
  return `section-${(index % SECTIONS) + 1}/page-${Math.floor(index / SECTIONS) + 1}`;
}

function pageOf(index: number, pages: number): string {
  const random = seeded(index + 1);
  const part = Math.floor(WORDS / HEADINGS);
  const links = [1, 7, 31].map((step) => addressOf((index + step) % pages));
  const body = Array.from({length: HEADINGS}, (_, at) => {
    const text = [wordsOf(random, Math.floor(part / 2)), wordsOf(random, Math.ceil(part / 2))];
    return [
      `## Task ${at + 1} of page ${index}`,
      ...text,
      ...(at < FENCES ? [fenceOf(random, at)] : []),
      ...(at < links.length ? [`See [the other page](/${links[at]}/).`] : []),
    ].join('\n\n');
  });
  const rows = Array.from({length: TABLE_ROWS}, (_, row) => `| name${row} | \`string\` | ${row} |`);
  const head = [
    '---',
    `title: Page ${index} about rows`,
    `description: Text, code and a table.`,
    '---',
  ];
  const table = ['| Name | Type | Default |', '| --- | --- | --- |', ...rows];
  return `${[head.join('\n'), wordsOf(random, 30), ...body, table.join('\n')].join('\n\n')}\n`;
}

/**
 * Writes the content of the benchmark, the same for each framework: a folder for each page with a file of its name.
 *
 * @param folder absolute path; what is in it is replaced
 */
export function makeContent(folder: string, pages: number): void {
  rmSync(folder, {recursive: true, force: true});
  for (let index = 0; index < pages; index += 1) {
    const address = addressOf(index);
    const file = path.join(folder, address, `${path.basename(address)}.mdx`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, pageOf(index, pages));
  }
}
