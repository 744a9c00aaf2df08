import type {ComponentType} from 'react';

/** A file to run. The first one is the entry. */
export interface RunnableFile {
  /** Path relative to the entry, such as `Bars.tsx` or `../../_data/orders.ts`. */
  name: string;
  code: string;
}

/** What running code needs from outside. */
export interface RunEnvironment {
  /** Loads a package by the text of its import; rejects when there is no such package. */
  loadPackage: (specifier: string) => Promise<unknown>;
  /** Puts a style sheet on the page under a name, in place of an earlier one of that name. */
  addStyle: (name: string, css: string) => void;
}

/** Text of every `require` that the compiler wrote. */
const REQUIRE = /\brequire\(\s*(['"])(.+?)\1\s*\)/g;

/** Endings tried for an import of a file without one. */
const ENDINGS = [
  '',
  '.tsx',
  '.ts',
  '.js',
  '.jsx',
  '.json',
  '.css',
  '/index.tsx',
  '/index.ts',
  '/index.js',
];

/** Path of an import, seen from the file that has it; `..` beyond the entry's folder is kept. */
export function resolvePath(from: string, specifier: string): string {
  const parts: string[] = [];
  for (const part of [...from.split('/').slice(0, -1), ...specifier.split('/')]) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') {
      parts.pop();
    } else if (part !== '.' && part !== '') {
      parts.push(part);
    }
  }
  return parts.join('/');
}

async function compile(file: RunnableFile): Promise<string> {
  const {transform} = await import('sucrase');
  return transform(file.code, {
    transforms: ['typescript', 'jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
    filePath: file.name,
  }).code;
}

type Require = (specifier: string) => unknown;

/**
 * Runs TypeScript or JavaScript with imports and gives the default export of the first file.
 * Types are stripped, never checked. Everything that turns text into running code is in this file.
 *
 * @throws When the code cannot be compiled, an import cannot be had, the code throws while it loads, or
 * there is no default export. The message is meant for whoever wrote the code.
 */
export async function runCode(
  files: readonly RunnableFile[],
  environment: RunEnvironment,
): Promise<ComponentType> {
  const compiled = new Map<string, string>();
  const packages = new Map<string, {value: unknown} | {error: Error}>();
  for (const file of files) {
    if (/\.[jt]sx?$/.test(file.name)) {
      compiled.set(file.name, await compile(file));
    }
  }
  const wanted = [...compiled.values()].flatMap((code) =>
    [...code.matchAll(REQUIRE)].map((match) => match[2]!),
  );
  await Promise.all(
    [...new Set(wanted)]
      .filter((specifier) => !specifier.startsWith('.'))
      .map(async (specifier) => {
        try {
          packages.set(specifier, {value: await environment.loadPackage(specifier)});
        } catch (error) {
          packages.set(specifier, {
            error: error instanceof Error ? error : new Error(String(error)),
          });
        }
      }),
  );

  const loaded = new Map<string, {exports: Record<string, unknown>}>();
  const requireFrom =
    (from: string): Require =>
    (specifier) => {
      if (specifier.startsWith('.')) {
        return requireFile(from, specifier);
      }
      const found = packages.get(specifier);
      if (!found) {
        throw new Error(`${from} imports "${specifier}" in a way that cannot be followed.`);
      }
      if ('error' in found) {
        throw found.error;
      }
      return found.value;
    };

  function requireFile(from: string, specifier: string): unknown {
    const path = resolvePath(from, specifier);
    const file = ENDINGS.map((ending) => files.find(({name}) => name === path + ending)).find(
      Boolean,
    );
    if (!file) {
      throw new Error(`${from} imports "${specifier}", but there is no such file.`);
    }
    return evaluate(file);
  }

  function evaluate(file: RunnableFile): unknown {
    const before = loaded.get(file.name);
    if (before) {
      return before.exports;
    }
    const module = {exports: {} as Record<string, unknown>};
    loaded.set(file.name, module);
    const code = compiled.get(file.name);
    if (code !== undefined) {
      // Running what the visitor wrote is what this is for.

      const body = new Function('require', 'module', 'exports', 'process', code) as (
        ...args: [Require, typeof module, object, object]
      ) => void;
      body(requireFrom(file.name), module, module.exports, {env: {NODE_ENV: 'production'}});
    } else if (file.name.endsWith('.json')) {
      module.exports = {__esModule: true, default: JSON.parse(file.code)};
    } else if (file.name.endsWith('.css')) {
      environment.addStyle(file.name, file.code);
      const names = new Proxy({}, {get: (_, name) => name});
      module.exports = {__esModule: true, default: names};
    }
    return module.exports;
  }

  const entry = files[0];
  if (!entry) {
    throw new Error('There is no code to run.');
  }
  const {default: component} = evaluate(entry) as {default?: unknown};
  if (typeof component !== 'function' && !(typeof component === 'object' && component !== null)) {
    throw new Error(`${entry.name} has no default export. Export the component to show.`);
  }
  return component as ComponentType;
}
