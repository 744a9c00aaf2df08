import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {findPackage, loadPackage} from '@site/plugins/demos/client/packages';

const ROOT = path.join(__dirname, '../../../..');

/** Every package that a demo imports, with the demos that do. */
function importsOfDemos(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of readdirSync(path.join(ROOT, 'docs'), {recursive: true, encoding: 'utf8'})) {
    if (/\.tsx?$/.test(file) && !file.includes('node_modules')) {
      const code = readFileSync(path.join(ROOT, 'docs', file), 'utf8');
      // Imports of types only leave nothing behind that could be loaded.
      for (const [, specifier] of code.matchAll(
        /^(?:import(?! type)|\} from)\b[^'"]*['"]([^.'"][^'"]*)['"]/gm,
      )) {
        found.set(specifier!, [...(found.get(specifier!) ?? []), file]);
      }
    }
  }
  return found;
}

const iconsThere = new Set(
  [
    ...readFileSync(path.join(ROOT, 'plugins/demos/client/icons.ts'), 'utf8').matchAll(
      /default as (\w+)/g,
    ),
  ].map((match) => match[1]!),
);

test('every package that a demo imports can also be imported by edited code', () => {
  const imports = importsOfDemos();
  expect(imports.size).toBeGreaterThan(3);
  const missing = [...imports]
    .filter(([specifier]) => {
      const found = findPackage(specifier);
      return !found || (found.name === '@mui/icons-material' && !iconsThere.has(found.below));
    })
    .map(([specifier, files]) => `${specifier} (${files[0]})`);
  expect(missing).toEqual([]);
});

test.each([
  ['@mui/x-charts/BarChart', {name: '@mui/x-charts', below: 'BarChart'}],
  ['@mui/material/styles', {name: '@mui/material/styles', below: ''}],
  ['@mui/x-date-pickers/AdapterDayjs', {name: '@mui/x-date-pickers/AdapterDayjs', below: ''}],
  ['react', {name: 'react', below: ''}],
])('%s is answered by %j', (specifier, expected) => {
  expect(findPackage(specifier)).toEqual(expected);
});

test.each([
  'left-pad',
  'react/secret',
  'constructor',
  '@mui/x-charts/internals',
  '@mui/x-charts/a/b',
  '@mui/x-date-pickers/AdapterTemporal',
  '@mui',
])('%s has no answer', (specifier) => {
  expect(findPackage(specifier)).toBeNull();
});

test('what cannot be imported is told with what can', async () => {
  await expect(loadPackage('left-pad')).rejects.toThrow(
    /"left-pad" cannot be imported here\. Available: react, .*@mui\/x-charts/,
  );
});

test('a path below a package has its part as default export', async () => {
  const module = (await loadPackage('@mui/material/Box')) as {default: unknown; Box: unknown};
  expect(module.default).toBe(module.Box);
  expect(module.default).toBeDefined();
});

test('an icon that is not there is told by name', async () => {
  await expect(loadPackage('@mui/icons-material/Nothing')).rejects.toThrow(/The icon "Nothing"/);
});
