import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {checkLinks} from '../plugins/versions/passes/checkLinks';
import {hashInputs} from '../plugins/versions/passes/hashInputs';
import {
  listBuiltPages,
  outputOf,
  publish,
  readStamp,
  removeStrangers,
  routeOf,
} from '../plugins/versions/passes/output';
import {makePageMap} from '../plugins/versions/pageMap';
import {passOf, readOlderVersions, type Pass} from '../plugins/versions/readPass';
import {CURRENT_NAME} from '../src/product/versions';
import {installVersion} from './installVersion.mjs';

const HELP = `npm run build [-- version …] [-- --force] [-- --verbose]

Builds the current version and every older one, each in a pass of its own, into build/.
A pass whose pages, packages and code did not change since its last output is skipped.
A pass that fails leaves its last good output in place; the others are built all the same.

  version …  only these, as in: npm run build -- v7
  --force    also what did not change
  --verbose  everything that the framework prints

Afterwards the links between versions are checked over the whole output, and
build/versions.json lists the pages of every version.`;

const siteDir = path.resolve(__dirname, '..');
const buildDir = path.join(siteDir, 'build');

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Runs the framework for one pass; its lines are kept unless they are warnings or it fails. */
function runFramework(pass: Pass, outDir: string, verbose: boolean): Promise<boolean> {
  const bin = path.join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const child = spawn(process.execPath, [bin, 'build', '--out-dir', outDir], {
    cwd: siteDir,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DOCS_VERSION: pass.name,
      // Two passes at once, or a dev server beside one, must not write each other's routes.
      ...(!pass.isCurrent && {
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/passes/${pass.name}`,
      }),
    },
  });
  const lines: string[] = [];
  const onData = (data: Buffer) => {
    lines.push(data.toString());
    if (verbose) {
      process.stdout.write(data);
    }
  };
  child.stdout.on('data', onData);
  child.stderr.on('data', onData);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const text = lines.join('');
      if (code !== 0 && !verbose) {
        process.stderr.write(text);
      } else if (!verbose) {
        const warnings = text.split('\n').filter((line) => line.includes('[WARNING]'));
        warnings.forEach((line) => console.log(`  ${line.trim()}`));
      }
      resolve(code === 0);
    });
  });
}

type Outcome = 'built' | 'unchanged' | 'failed';

async function build(
  pass: Pass,
  {force, verbose}: {force: boolean; verbose: boolean},
): Promise<Outcome> {
  const started = Date.now();
  const hash = hashInputs(siteDir, pass, process.env);
  if (!force && readStamp(outputOf(buildDir, pass)) === hash) {
    console.log(`${pass.name}: unchanged`);
    return 'unchanged';
  }
  console.log(`${pass.name}: building …`);
  const staged = path.join(siteDir, '.docusaurus/out', pass.name);
  try {
    if (!pass.isCurrent) {
      installVersion(pass.name);
    }
    if (await runFramework(pass, staged, verbose)) {
      publish(staged, buildDir, pass, hash);
      const pages = listBuiltPages(buildDir, [CURRENT_NAME, ...readOlderVersions(siteDir)]);
      console.log(
        `${pass.name}: ${pages.get(pass.name)?.length ?? 0} pages in ${seconds(started)}`,
      );
      return 'built';
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  fs.rmSync(staged, {recursive: true, force: true});
  const kept = readStamp(outputOf(buildDir, pass)) ? 'its last good output stays' : 'it has none';
  console.error(`${pass.name}: failed after ${seconds(started)}; ${kept}`);
  return 'failed';
}

/** What has to be done over the whole output once a pass is new. Gives whether all is well. */
function finish(versions: readonly string[]): boolean {
  const started = Date.now();
  const pages = listBuiltPages(buildDir, versions);
  const routes = new Map([...pages].map(([name, files]) => [name, files.map(routeOf)]));
  fs.writeFileSync(path.join(buildDir, 'versions.json'), JSON.stringify(makePageMap(routes)));
  const files = [...pages.values()].flat();
  const broken = checkLinks(buildDir, files);
  const checked = `links between versions: ${files.length} pages in ${seconds(started)}`;
  if (broken.length === 0) {
    console.log(`${checked}, all lead somewhere`);
    return true;
  }
  console.error(`${checked}, ${broken.length} broken; correct them, or build the page they name`);
  for (const {page, href, reason} of broken.slice(0, 50)) {
    console.error(`  ${page} links to ${href}: ${reason}`);
  }
  return false;
}

async function main(args: string[]): Promise<number> {
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {force: {type: 'boolean'}, verbose: {type: 'boolean'}, help: {type: 'boolean'}},
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const versions = [CURRENT_NAME, ...readOlderVersions(siteDir)];
  const unknown = positionals.filter((name) => !versions.includes(name));
  if (unknown.length > 0) {
    console.error(`No version ${unknown.join(', ')}; there are ${versions.join(', ')}.`);
    return 1;
  }
  const started = Date.now();
  const options = {force: values.force ?? false, verbose: values.verbose ?? false};
  const failed: string[] = [];
  let isNew = false;
  for (const name of positionals.length > 0 ? positionals : versions) {
    const outcome = await build(passOf(name), options);
    isNew ||= outcome === 'built';
    if (outcome === 'failed') {
      failed.push(name);
    }
  }
  if (!fs.existsSync(buildDir)) {
    return 1;
  }
  const removed = removeStrangers(buildDir, versions);
  const marker = path.join(buildDir, '.links.json');
  if (isNew || removed.length > 0 || !fs.existsSync(marker)) {
    fs.rmSync(marker, {force: true});
    if (finish(versions)) {
      fs.writeFileSync(marker, '{}');
    } else {
      failed.push('links between versions');
    }
  }
  console.log(
    failed.length > 0
      ? `Failed: ${failed.join(', ')} (${seconds(started)})`
      : `Done in ${seconds(started)}`,
  );
  return failed.length > 0 ? 1 : 0;
}

void main(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
