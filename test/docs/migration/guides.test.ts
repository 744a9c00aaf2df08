import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {checkGuides} from '@site/plugins/migration-guides/checkGuides';

const root = path.resolve(__dirname, '../../..');
const guides = checkGuides(root);
const pageOf = (name: string) =>
  readFileSync(path.join(root, `docs/migration/${name}/${name}.mdx`), 'utf8');

/** Paths of the published codemods, as in `v8.0.0/data-grid/rename-props`. */
function publishedCodemods(): Set<string> {
  const folder = path.join(root, 'node_modules/@mui/x-codemod');
  const paths = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return new Set(
    paths
      .filter((name) => existsSync(path.join(folder, name, 'index.js')))
      .map((name) => name.split(path.sep).join('/')),
  );
}

test.each(guides)('$name tells every removal and every changed type', ({faults}) => {
  expect(faults).toEqual([]);
});

test.each(guides)('$name names codemods that are published', ({name}) => {
  const published = publishedCodemods();
  const named = [...pageOf(name).matchAll(/\bcodemod="([^"]*)"|x-codemod@\S+ (v[\w./-]+)/g)].map(
    ([, attribute, command]) => attribute ?? command ?? '',
  );
  expect(named.filter((codemod) => !published.has(codemod))).toEqual([]);
});

test.each(guides)('$name has code of both versions for its changes', ({name, changes}) => {
  const sides = (side: string) =>
    pageOf(name).match(new RegExp(`^\`\`\`\\w+ ${side}\\b`, 'gm')) ?? [];
  expect(changes).toBeGreaterThan(0);
  expect(sides('before').length).toBeGreaterThan(changes / 2);
  expect(sides('after').length).toBeGreaterThan(changes / 2);
});

test.each(guides)('$name checks its code, or says why not', ({name}) => {
  // The packages of the lab are not at hand, so no version's check takes their code.
  const lab = name.endsWith('-lab') ? (pageOf(name).match(/^```tsx? before\b.*$/gm) ?? []) : [];
  expect(lab.filter((opening) => !/\bnocheck="\S/.test(opening))).toEqual([]);
});
