import fs from 'node:fs';
import path from 'node:path';
import {createRequire} from 'node:module';
import type {PageList} from '../types';
import {extractFacts} from './index';

/** What the parent process hands over, as a JSON file named on the command line. */
export interface WorkerInput {
  packagesDir: string;
  pagesFile: string;
  packages: {name: string; version: string}[];
  outFile: string;
  /** Where to write what the reading cost. */
  costFile: string;
}

/** What a reading cost. */
export interface ExtractCost {
  /** Seconds of processor time. */
  cpu: number;
  /** Largest memory of the process, in megabytes. */
  memory: number;
}

/** Reads the real class names by loading the small module that holds them; nothing where it does not load. */
export function loadClassStrings(packagesDir: string) {
  const load = createRequire(path.join(packagesDir, 'package.json'));
  return (declarationFile: string, constant: string): Record<string, string> | undefined => {
    const file = declarationFile.replace(/\.d\.m?ts$/, '.js');
    try {
      const value = (load(file) as Record<string, unknown>)[constant];
      return typeof value === 'object' && value !== null
        ? (value as Record<string, string>)
        : undefined;
    } catch {
      return undefined;
    }
  };
}

/** Extracts and writes the facts. */
export function runWorker(input: WorkerInput): void {
  const pages = JSON.parse(fs.readFileSync(input.pagesFile, 'utf8')) as PageList;
  const facts = extractFacts({
    packagesDir: input.packagesDir,
    pages,
    packages: input.packages,
    classStrings: loadClassStrings(input.packagesDir),
  });
  fs.mkdirSync(path.dirname(input.outFile), {recursive: true});
  fs.writeFileSync(`${input.outFile}.part`, JSON.stringify(facts));
  fs.renameSync(`${input.outFile}.part`, input.outFile);
  const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
  const cost: ExtractCost = {
    cpu: (userCPUTime + systemCPUTime) / 1e6,
    memory: Math.round(maxRSS / 1024),
  };
  fs.writeFileSync(input.costFile, JSON.stringify(cost));
}

const [, , inputFile] = process.argv;
if (inputFile?.endsWith('.input.json')) {
  try {
    runWorker(JSON.parse(fs.readFileSync(inputFile, 'utf8')) as WorkerInput);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
