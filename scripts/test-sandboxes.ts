import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {findEntry, readVariant, type DemoEntry} from '../plugins/demos/readDemo';
import {readVersions} from '../plugins/demos/readVersions';
import {KNOWN_ADAPTERS} from '../plugins/demos/sandbox/dependencies';
import {makeProject, type Project} from '../plugins/demos/sandbox/makeProject';
import type {CodeLanguage, CodeStyling, DemoCode} from '../plugins/demos/types';

const HELP = `npm run test:sandboxes [-- --each <n> | --adapters [<part of a name>] | <demo file> …]

Makes the project that a reader gets in a sandbox, installs it from the registry, type-checks it and
builds it: by default for the playground's example of each product, for two demos of each product, in both
languages by turns, and for one demo of each styling. With --adapters for a picker with every date adapter. Needs the network and some minutes. Exits with 1 when a project does not build.`;

const EXAMPLES = 'src/components/Playground/examples';
const PRODUCTS = ['react-data-grid', 'react-date-pickers', 'react-charts', 'react-tree-view'];
const siteDir = path.resolve(__dirname, '..');

/** The one that is a base for others has no date library of its own. */
const ADAPTERS = KNOWN_ADAPTERS.filter((name) => name !== 'AdapterDateFnsBase');

interface Candidate {
  entry: DemoEntry;
  styling: CodeStyling;
  language: CodeLanguage;
}

function findDemos(folder: string): string[] {
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, {withFileTypes: true})
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) {
        return existsSync(path.join(file, 'system.tsx'))
          ? [path.join(file, 'system.tsx')]
          : findDemos(file);
      }
      return /^[A-Z]\w*\.tsx$/.test(entry.name) ? [file] : [];
    })
    .sort();
}

function candidateOf(file: string): Candidate {
  return {entry: findEntry(path.resolve(file), siteDir), styling: 'system', language: 'ts'};
}

/** Demos spread over the pages of a product, and over the stylings. */
function choose(each: number): Candidate[] {
  const chosen = findDemos(path.join(siteDir, EXAMPLES)).map((file): Candidate => {
    return {entry: findEntry(file, siteDir), styling: 'system', language: 'ts'};
  });
  const stylings = new Set<CodeStyling>();
  for (const product of PRODUCTS) {
    const entries = findDemos(path.join(siteDir, 'docs', product)).map((file) =>
      findEntry(file, siteDir),
    );
    const step = Math.max(1, Math.floor(entries.length / each));
    entries
      .filter((_, index) => index % step === 0)
      .slice(0, each)
      .forEach((entry, index) => {
        chosen.push({entry, styling: 'system', language: index % 2 === 0 ? 'ts' : 'js'});
      });
    for (const entry of entries) {
      for (const styling of ['css', 'tailwind'] as const) {
        if (entry.files[styling] && !stylings.has(styling)) {
          stylings.add(styling);
          chosen.push({entry, styling, language: 'ts'});
        }
      }
    }
  }
  return chosen;
}

/** A picker with one adapter, which has to bring its date library. */
function adapterProject(adapter: string): Project {
  // The modules for the second major version of a library export the name of the adapter itself.
  const name = adapter.replace(/V2$/, '');
  const code = `import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { ${name} } from '@mui/x-date-pickers/${adapter}';

export default function Picker() {
  return (
    <LocalizationProvider dateAdapter={${name}}>
      <DatePicker label="Due" />
    </LocalizationProvider>
  );
}
`;
  return makeProject({
    name: 'Picker',
    language: 'ts',
    styling: 'system',
    files: [{name: 'Picker.tsx', code}],
    versions: readVersions([siteDir]),
  });
}

async function projectOf({entry, styling, language}: Candidate): Promise<Project> {
  const {files} = await readVariant(entry.files[styling] ?? '', siteDir);
  const codes = files
    .map((file) => (language === 'ts' ? file.ts : file.js))
    .filter((code): code is DemoCode => code !== undefined);
  const versions = readVersions([siteDir]);
  return makeProject({name: entry.name, language, styling, files: codes, versions});
}

function build(project: Project): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'x-docs-sandbox-'));
  try {
    for (const [name, content] of Object.entries(project.files)) {
      mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
      writeFileSync(path.join(folder, name), content);
    }
    const npm = (...args: string[]) =>
      execFileSync('npm', args, {cwd: folder, encoding: 'utf8', stdio: 'pipe'});
    npm('install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error');
    npm('run', 'build');
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

async function main(args: string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(HELP);
    return 0;
  }
  const each = args[0] === '--each' ? Number(args.splice(0, 2)[1]) : 2;
  const only = new RegExp(args[1] ?? '');
  const jobs = args.includes('--adapters')
    ? ADAPTERS.filter((adapter) => only.test(adapter)).map((adapter) => ({
        label: adapter,
        make: async () => adapterProject(adapter),
      }))
    : (args.length > 0 ? args.map(candidateOf) : choose(each)).map((candidate) => ({
        label: `${candidate.entry.path} (${candidate.styling}, ${candidate.language})`,
        make: () => projectOf(candidate),
      }));
  let failed = 0;
  for (const {label, make} of jobs) {
    const start = Date.now();
    try {
      build(await make());
      console.log(`ok      ${label} ${((Date.now() - start) / 1000).toFixed(1)} s`);
    } catch (error) {
      failed += 1;
      const {message, stdout, stderr} = error as Error & {stdout?: string; stderr?: string};
      console.error(`failed  ${label}\n${[message, stdout, stderr].filter(Boolean).join('\n')}`);
    }
  }
  console.log(`${jobs.length - failed} of ${jobs.length} projects build`);
  return failed > 0 || jobs.length === 0 ? 1 : 0;
}

void main(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
