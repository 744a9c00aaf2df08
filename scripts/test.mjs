#!/usr/bin/env node
/**
 * Runs every check, in the order in which faults are cheapest to find, and ends with the line
 * `N passed, N failed`: steps, unit tests and browser tests together.
 *
 * Usage: npm test [-- --only lint,types,unit,build,e2e]
 */
import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {olderVersions} from './installVersion.mjs';

const {values} = parseArgs({options: {only: {type: 'string'}}});

/** Name, command, and where its test counts are written, if it counts tests. */
const STEPS = [
  ['lint', ['npm', 'run', '--silent', 'lint']],
  ['format', ['npm', 'run', '--silent', 'format:check']],
  ['spelling', ['npm', 'run', '--silent', 'lint:spelling']],
  ['types', ['npm', 'run', '--silent', 'typecheck']],
  ['demos', ['npm', 'run', '--silent', 'check:demos', '--', ...demoFolders()]],
  [
    'unit',
    ['npx', 'jest', '--json', '--outputFile=test-results/unit.json'],
    () => {
      const {numPassedTests, numFailedTests, numFailedTestSuites} = readJson('unit.json');
      return [numPassedTests, numFailedTests || numFailedTestSuites];
    },
  ],
  ['build', ['npm', 'run', '--silent', 'build']],
  [
    'e2e',
    ['npx', 'playwright', 'test'],
    () => {
      const {expected, flaky, unexpected} = readJson('e2e.json').stats;
      return [expected + flaky, unexpected];
    },
  ],
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

for (const [name, [command, ...args], count] of STEPS) {
  if (only && !only.includes(name)) {
    continue;
  }
  const started = Date.now();
  console.log(`\n— ${name}`);
  const {status} = spawnSync(command, args, {stdio: 'inherit'});
  console.log(
    `— ${name}: ${status === 0 ? 'ok' : 'failed'} in ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
  const [good, bad] = count ? safely(count) : [0, 0];
  passed += good + (status === 0 ? 1 : 0);
  failed += bad + (status !== 0 && bad === 0 ? 1 : 0);
  if (status !== 0) {
    broken.push(name);
    if (name === 'build') {
      break;
    }
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

if (broken.length > 0) {
  console.log(`\nFailed: ${broken.join(', ')}`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(broken.length > 0 ? 1 : 0);
