import {spawn} from 'node:child_process';
import {readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {minify} from 'terser';
import {splitIndex} from './splitIndex';

/** What a page gives to the full-text index. */
export interface IndexInput {
  /** Path below the base. */
  path: string;
  /** Its HTML as built. */
  html: string;
}

/** Parts of a page that say nothing about it: what only scripts fill, and what is said elsewhere. */
const EXCLUDED = [
  'nav',
  'pre',
  'noscript',
  'footer',
  '[data-ad]',
  '[data-demo]',
  '[role="toolbar"]',
  '[aria-hidden="true"]',
  // The first line of the head, the names of the groups, is in the page index.
  'header p:not(.description)',
  'details summary',
  '[data-api-kind]',
];

/** Files of the packaged interface, which this site does not use. */
const UNUSED = /^pagefind-(.*ui|highlight|worker)\.(js|css)$|^wasm\.unknown\./;

const indexer = path.join(__dirname, 'indexer.mjs');

/** Runs the indexer and gives the faults it reports. */
function runIndexer(task: object): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [indexer], {stdio: ['pipe', 'pipe', 'inherit']});
    let output = '';
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve(JSON.parse(output) as string[])
        : reject(new Error(`plugins/search: the indexer ended with code ${code}`)),
    );
    child.stdin.end(JSON.stringify(task));
  });
}

/**
 * Writes the full-text index of the pages.
 *
 * @param inputs documentation pages
 * @param outputPath folder of the index; its former contents are replaced
 * @returns id of each page in the index, by path
 * @throws an error that lists what the indexer reports
 */
export async function writeIndex(
  inputs: readonly IndexInput[],
  outputPath: string,
): Promise<Map<string, string>> {
  await rm(outputPath, {recursive: true, force: true});
  const faults = await runIndexer({
    options: {
      rootSelector: 'article',
      excludeSelectors: EXCLUDED,
      forceLanguage: 'en',
      // One file a page: the ids of the page index are the names of these files.
      maxFragments: 100_000,
    },
    inputs: inputs.map(({path: url, html}) => ({
      url,
      content: html.replace('<article', '<article data-pagefind-body'),
    })),
    outputPath,
  });
  if (faults.length > 0) {
    throw new Error(`plugins/search, full-text index:\n${faults.sort().join('\n')}`);
  }
  const unused = (await readdir(outputPath)).filter((name) => UNUSED.test(name));
  await Promise.all(unused.map((name) => rm(path.join(outputPath, name))));
  await prepareScript(path.join(outputPath, 'pagefind.js'));
  await unpackProgram(outputPath);
  await splitIndex(outputPath);
  return readIds(path.join(outputPath, 'fragment'));
}

/** How the script names its program. */
const PACKED_PROGRAM = /(`[^`]*\bwasm\.[^`]*)\.pagefind`/g;

/**
 * Pagefind publishes its script with comments and long names: a fifth of what is sent.
 *
 * @throws When the script names its program in another way than it is looked for
 */
async function prepareScript(file: string): Promise<void> {
  const {code} = await minify(await readFile(file, 'utf8'), {module: true});
  const text = code!.replace(PACKED_PROGRAM, '$1.wasm`');
  if (text === code) {
    throw new Error(
      'plugins/search: pagefind.js does not ask for `wasm.….pagefind`, as version 1.6.0 does. ' +
        'Compare loadWasm in it with PACKED_PROGRAM in plugins/search/writeIndex.ts.',
    );
  }
  await writeFile(file, text);
}

/**
 * Stores the program unpacked, and under an ending that servers know: packed by them with Brotli it is 51 kB instead of 60.
 * The script takes it either way.
 */
async function unpackProgram(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /^wasm\..*\.pagefind$/.test(name));
  for (const name of names) {
    const file = path.join(folder, name);
    await writeFile(file.replace(/pagefind$/, 'wasm'), gunzipSync(await readFile(file)));
    await rm(file);
  }
}

/** The indexer does not tell the ids, but they are the names of the files that hold the pages. */
async function readIds(folder: string): Promise<Map<string, string>> {
  const names = await readdir(folder);
  const ids = names.map(async (name): Promise<[string, string]> => {
    const text = gunzipSync(await readFile(path.join(folder, name))).toString('utf8');
    const {url} = JSON.parse(text.slice(text.indexOf('{'))) as {url: string};
    return [url.replace(/^\//, ''), name.replace(/\.pf_fragment$/, '')];
  });
  return new Map(await Promise.all(ids));
}
