import fs from 'node:fs';
import path from 'node:path';
import type {Fault} from '../demos/fault';
import {listImports, parseSource} from '../demos/parseModule';
import type {Pass} from './readPass';

type Dependencies = Readonly<Record<string, string>>;

interface Manifest {
  readonly dependencies?: Dependencies;
}

interface Lock {
  readonly packages?: Readonly<Record<string, Manifest & {version?: string}>>;
}

const readJson = <T>(file: string) => JSON.parse(fs.readFileSync(file, 'utf8')) as T;

/** Packages that a page may take from the root, because every version shares them. */
const SHARED = /^(react|react-dom|dayjs|@emotion\/[\w-]+|@mui\/(material|icons-material|system))$/;

function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

function lockFaults(folder: string, shown: string, dependencies: Dependencies): Fault[] {
  const remedy = `Run npm install in ${shown} and commit its package-lock.json.`;
  const file = `${shown}/package-lock.json`;
  if (!fs.existsSync(path.join(folder, 'package-lock.json'))) {
    return [{file, message: 'is missing.', remedy}];
  }
  const {packages = {}} = readJson<Lock>(path.join(folder, 'package-lock.json'));
  const locked = packages['']?.dependencies ?? {};
  const names = [...new Set([...Object.keys(dependencies), ...Object.keys(locked)])].sort();
  return names.flatMap((name) => {
    const wanted = dependencies[name];
    const found = wanted && packages[`node_modules/${name}`]?.version;
    return wanted === locked[name] && wanted === found
      ? []
      : [
          {
            file,
            message: `${name}: expected ${wanted ?? 'nothing'}, which package.json says, found ${
              (wanted === locked[name] ? found : locked[name]) ?? 'nothing'
            }.`,
            remedy,
          },
        ];
  });
}

function listCode(folder: string): string[] {
  return fs.readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      return entry.name === 'node_modules' || entry.name === 'api' ? [] : listCode(file);
    }
    return /\.(tsx?|mdx)$/.test(entry.name) ? [file] : [];
  });
}

/** Modules that a file imports; in a page, those that its fences import. */
function importsOf(file: string): Array<{specifier: string; line: number}> {
  const text = fs.readFileSync(file, 'utf8');
  if (!file.endsWith('.mdx')) {
    return listImports(parseSource(text, file));
  }
  return text.split('\n').flatMap((line, index) => {
    const specifier = /^import .*from '(@mui\/x-[^']+)'/.exec(line.trim())?.[1];
    return specifier === undefined ? [] : [{specifier, line: index + 1}];
  });
}

function importFaults(siteDir: string, pass: Pass, dependencies: Dependencies): Fault[] {
  return listCode(path.join(siteDir, pass.docs)).flatMap((file) => {
    return importsOf(file)
      .filter(({specifier}) => !specifier.startsWith('.'))
      .filter(({specifier}) => {
        const name = packageOf(specifier);
        return !Object.hasOwn(dependencies, name) && !SHARED.test(name);
      })
      .map(({specifier, line}) => ({
        file: path.relative(siteDir, file).split(path.sep).join('/'),
        line,
        message: `imports "${specifier}", which ${pass.name} lacks.`,
        remedy: `Import what ${pass.packages}/package.json lists, or add the package to it.`,
      }));
  });
}

/**
 * What is wrong with the packages of an older version: none declared, a lock file out of step with
 * them, a page that imports what they lack and would get from the current version unnoticed.
 */
export function checkPackages(siteDir: string, pass: Pass): Fault[] {
  const folder = path.join(siteDir, pass.packages);
  const manifest = path.join(folder, 'package.json');
  if (!fs.existsSync(manifest)) {
    return [
      {
        file: `${pass.packages}/package.json`,
        message: `is missing, so ${pass.name} has no packages.`,
        remedy: `List the packages of ${pass.name} with exact versions under "dependencies".`,
      },
    ];
  }
  const {dependencies = {}} = readJson<Manifest>(manifest);
  return [
    ...lockFaults(folder, pass.packages, dependencies),
    ...importFaults(siteDir, pass, dependencies),
  ];
}
