#!/usr/bin/env node
/**
 * Writes static/fonts/*.woff2: Inter and JetBrains Mono cut down to the characters and weights the site uses.
 *
 * Usage: node scripts/subset-fonts.mjs
 * Run it after an update of the @fontsource-variable packages or a change of the character lists.
 */
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import subsetFont from 'subset-font';

const ascii = Array.from({length: 95}, (_, i) => String.fromCodePoint(0x20 + i)).join('');
const latin1 = Array.from({length: 96}, (_, i) => String.fromCodePoint(0xa0 + i)).join('');
const marks = '–—‘’“”…•‹›€™←↑→↓↔⇧⌘⌥⌃↵✓✗≤≥≠≈∞−';

const fonts = [
  {
    from: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    to: 'inter.woff2',
    text: ascii + latin1 + marks,
    // What the site's sheets ask for; alternates of letters would be a fifth of the file.
    keepFeatures: ['kern', 'mark', 'ccmp', 'tnum'],
  },
  {
    from: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    to: 'jetbrains-mono.woff2',
    text: `${ascii}\u00a0©·×–—‘’“”…•←↑→↓✓≤≥≠│─└├`,
  },
];

if (process.argv.includes('--help')) {
  console.log('Usage: node scripts/subset-fonts.mjs — rewrites static/fonts/*.woff2');
  process.exit(0);
}

await mkdir('static/fonts', {recursive: true});
for (const {from, to, text, keepFeatures} of fonts) {
  const source = await readFile(new URL(`../node_modules/${from}`, import.meta.url));
  const font = await subsetFont(source, text, {
    targetFormat: 'woff2',
    keepFeatures,
    variationAxes: {wght: {min: 400, max: 700}},
  });
  await writeFile(`static/fonts/${to}`, font);
  console.log(`static/fonts/${to}: ${source.length} → ${font.length} bytes`);
}
