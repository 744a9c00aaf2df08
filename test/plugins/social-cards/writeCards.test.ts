import {mkdtempSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Card} from '../../../plugins/social-cards/drawCard';
import {DEFAULT_OPTIONS} from '../../../plugins/social-cards/options';
import {writeCards} from '../../../plugins/social-cards/writeCards';

const folder = mkdtempSync(join(tmpdir(), 'cards-'));
afterAll(() => rmSync(folder, {recursive: true}));

const card: Card = {
  title: 'Rich Tree View: lazy loading children from a server of your own',
  description: 'Load the children of an item when it is opened, with errors and retries. '.repeat(
    5,
  ),
  product: 'x-tree-view',
  productName: 'Tree View',
  brand: 'MUI X',
  version: 'v8.0.0-beta.0',
};

const write = (cards: [string, Card][]) =>
  writeCards(new Map(cards), {
    ...DEFAULT_OPTIONS,
    siteDir: process.cwd(),
    outDir: join(folder, 'out'),
    cache: join(folder, 'cache'),
  });

test('a card is drawn once, in the size networks ask for, and small', async () => {
  const same: [string, Card][] = [
    ['cards/a.png', card],
    ['cards/b/c.png', card],
  ];
  expect(await write(same)).toEqual({drawn: 1, large: []});
  const png = readFileSync(join(folder, 'out/cards/b/c.png'));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(statSync(join(folder, 'out/cards/a.png')).size).toBeGreaterThan(10_000);
  expect(await write(same)).toEqual({drawn: 0, large: []});
}, 60_000);

test('a card whose text changed is drawn again', async () => {
  const before = readdirSync(join(folder, 'cache')).length;
  const changed = {...card, title: 'Lazy loading'};
  expect((await write([['cards/a.png', changed]])).drawn).toBe(1);
  expect(readdirSync(join(folder, 'cache'))).toHaveLength(before + 1);
}, 60_000);
