import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {checkAddresses} from '../plugins/serving/checkAddresses';
import {isReadyToServe, prepareDeploy} from '../plugins/serving/deploy/prepareDeploy';
import {readAddresses} from '../plugins/serving/readAddresses';
import {redirectsOf} from '../plugins/serving/redirectsOf';
import {buildPass, type BuildWorld} from '../plugins/versions/passes/buildPass';
import {checkLinks} from '../plugins/versions/passes/checkLinks';
import {listBuiltPages, listRoutes, removeStrangers} from '../plugins/versions/passes/output';
import {makePageMap} from '../plugins/versions/pageMap';
import {passOf, readOlderVersions, type Pass} from '../plugins/versions/readPass';
import {redirects} from '../redirects';
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

/** What has to be done over the whole output once a pass is new. Gives whether all is well. */
function finish(versions: readonly string[]): boolean {
  const started = Date.now();
  const pages = listBuiltPages(buildDir, versions);
  const routes = listRoutes(pages, new Set(redirects.map(({from}) => from)));
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

/** Public paths and redirects over the whole output. Gives whether all lead somewhere. */
async function checkPublicPaths(versions: readonly string[]): Promise<boolean> {
  const addresses = await readAddresses(siteDir, buildDir, versions);
  const {faults, unlisted} = checkAddresses(addresses);
  faults.forEach((fault) => console.error(fault));
  if (unlisted > 0) {
    console.log(
      `public paths: ${unlisted} are not listed yet; a release does so: npm run paths:update`,
    );
  }
  return faults.length === 0;
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
  const world: BuildWorld = {
    siteDir,
    buildDir,
    env: process.env,
    also: (pass) =>
      redirectsOf(pass.name, redirects)
        .map(({from, to, temporary = false}) => `${from} ${to} ${temporary}`)
        .join('\n'),
    now: Date.now,
    log: console.log,
    run: (pass, outDir) => {
      if (!pass.isCurrent) {
        installVersion(pass.name);
      }
      return runFramework(pass, outDir, values.verbose ?? false);
    },
  };
  const failed: string[] = [];
  let isNew = false;
  for (const name of positionals.length > 0 ? positionals : versions) {
    const outcome = await buildPass(passOf(name), world, values.force);
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
  if (!(await checkPublicPaths(versions))) {
    failed.push('public paths');
  }
  if (isNew || removed.length > 0 || !isReadyToServe(siteDir, buildDir)) {
    const packing = Date.now();
    const {files, cached} = await prepareDeploy(siteDir, buildDir);
    const packed = `${files} packed files, ${cached} of them known`;
    console.log(`ready to serve: ${packed}, in ${seconds(packing)}`);
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
