#!/usr/bin/env node
/**
 * Runs every check and ends with the line `N passed, N failed`: steps, unit tests and browser tests together.
 * What reads the sources runs first, as many steps at a time as there are processors (four at most); then the
 * build, then the browser.
 *
 * Usage: npm test [-- --only lint,types,unit,build,e2e]
 */
import {spawn} from 'node:child_process';
import {mkdirSync, readFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {parseArgs} from 'node:util';
import {olderVersions} from './installVersion.mjs';

const {values} = parseArgs({options: {only: {type: 'string'}}});

/** Name, command, and where its test counts are written, if it counts tests. The longest come first. */
const READING = [
  [
    'unit',
    ['npx', 'jest', '--json', '--outputFile=test-results/unit.json'],
    () => {
      const {numPassedTests, numFailedTests, numFailedTestSuites} = readJson('unit.json');
      return [numPassedTests, numFailedTests || numFailedTestSuites];
    },
  ],
  ['demos', ['npm', 'run', '--silent', 'check:demos', '--', ...demoFolders()]],
  ['lint', ['npm', 'run', '--silent', 'lint']],
  ['types', ['npm', 'run', '--silent', 'typecheck']],
  ['spelling', ['npm', 'run', '--silent', 'lint:spelling']],
  ['format', ['npm', 'run', '--silent', 'format:check']],
];
const BUILD = ['build', ['npm', 'run', '--silent', 'build']];
const BROWSER = [
  'e2e',
  ['npx', 'playwright', 'test'],
  () => {
    const {expected, flaky, unexpected} = readJson('e2e.json').stats;
    return [expected + flaky, unexpected];
  },
];

/** Folders whose demos are type-checked, each against the packages beside it. */
function demoFolders() {
  return ['docs', ...olderVersions().map((name) => `versioned_docs/version-${name}`)];
}

function readJson(name) {
  return JSON.parse(readFileSync(`test-results/${name}`, 'utf8'));
}

const only = values.only?.split(',');
mkdirSync('test-results', {recursive: true});
let passed = 0;
let failed = 0;
const broken = [];

/** Runs a step; what it prints comes at once, or in one piece at its end where others run beside it. */
async function run([name, [command, ...args], count], isAlone) {
  if (only && !only.includes(name)) {
    return;
  }
  const started = Date.now();
  if (isAlone) {
    console.log(`\n— ${name}`);
  }
  const child = spawn(command, args, {stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe']});
  const lines = [];
  child.stdout?.on('data', (data) => lines.push(data));
  child.stderr?.on('data', (data) => lines.push(data));
  const status = await new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', resolve);
  });
  process.stdout.write(Buffer.concat(lines));
  console.log(
    `— ${name}: ${status === 0 ? 'ok' : 'failed'} in ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
  const [good, bad] = count ? safely(count) : [0, 0];
  passed += good + (status === 0 ? 1 : 0);
  failed += bad + (status !== 0 && bad === 0 ? 1 : 0);
  if (status !== 0) {
    broken.push(name);
  }
}

/** Counts of a run that may have died before it wrote them. */
function safely(count) {
  try {
    return count();
  } catch {
    return [0, 0];
  }
}

const waiting = [...READING];
const lane = async () => {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    await run(step, false);
  }
};
await Promise.all(Array.from({length: Math.min(4, availableParallelism())}, lane));
await run(BUILD, true);
if (!broken.includes('build')) {
  await run(BROWSER, true);
}

if (broken.length > 0) {
  console.log(`\nFailed: ${broken.join(', ')}`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(broken.length > 0 ? 1 : 0);
