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

// What text has outside of code on most pages. With the headers of an answer it stays below 14.6 kB, which a new
// connection may send at once; what is rare is in a file of its own.
const first = ascii.replace(/[\\^`|~]/g, '') + '\u00a0«»›–—’“”…';

const fonts = [
  {
    from: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    to: 'static/fonts/inter.woff2',
    text: first,
    weights: {min: 400, max: 650},
    // What the site's sheets ask for; alternates of letters would be a fifth of the file.
    keepFeatures: ['kern', 'tnum'],
  },
  {
    from: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    to: 'src/css/inter-more.woff2',
    // The range of this file is in src/css/fonts.css.
    text: [...`${latin1}‘‹€™↑↓−`].filter((mark) => !first.includes(mark)).join(''),
    weights: {min: 400, max: 650},
    keepFeatures: ['kern', 'mark', 'ccmp'],
  },
  {
    from: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    to: 'static/fonts/jetbrains-mono.woff2',
    weights: {min: 400, max: 700},
    text: `${ascii}\u00a0©·×–—‘’“”…•←↑→↓✓≤≥≠│─└├`,
  },
];

if (process.argv.includes('--help')) {
  console.log(
    'Usage: node scripts/subset-fonts.mjs — rewrites static/fonts/*.woff2 and src/css/*.woff2',
  );
  process.exit(0);
}

await mkdir('static/fonts', {recursive: true});
for (const {from, to, text, weights, keepFeatures} of fonts) {
  const source = await readFile(new URL(`../node_modules/${from}`, import.meta.url));
  const font = await subsetFont(source, text, {
    targetFormat: 'woff2',
    keepFeatures,
    variationAxes: {wght: weights},
  });
  await writeFile(to, font);
  console.log(`${to}: ${source.length} → ${font.length} bytes`);
}
