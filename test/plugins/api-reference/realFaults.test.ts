import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {obtainFacts} from '../../../plugins/api-reference/facts';
import {checkedFacts, generate, type GeneratePlaces} from '../../../plugins/api-reference/generate';
import {candidateWarnings} from '../../../plugins/api-reference/verify';
import type {PageList} from '../../../plugins/api-reference/types';
import {places, READING, siteDir} from './realFacts';

/** Inside the site, so that what is copied finds the compiler. */
const folder = mkdtempSync(path.join(siteDir, 'node_modules/.cache/x-docs-faults-'));
let count = 0;

afterAll(() => rmSync(folder, {recursive: true}));

const listOf = ({pluginDir}: {pluginDir: string}): string => path.join(pluginDir, 'pages/v8.json');

/** The site with a plugin of its own, whose lists a test may change; the packages are the installed ones. */
function copyOfPlugin(change?: (pages: PageList) => void): GeneratePlaces {
  const pluginDir = path.join(folder, `plugin-${(count += 1)}`);
  cpSync(places.pluginDir, pluginDir, {recursive: true});
  const copy = {
    ...places,
    pluginDir,
    // Another list gives other facts, which would take the place of those that other tests read.
    ...(change && {cacheDir: path.join(pluginDir, 'cache')}),
    pagesDir: path.join(pluginDir, 'out/api'),
    dataDir: path.join(pluginDir, 'out/data'),
    indexFile: path.join(pluginDir, 'out/index.json'),
    stampFile: path.join(pluginDir, 'out/stamp.txt'),
    sourceFile: path.join(pluginDir, 'out/source.txt'),
  };
  if (change) {
    const pages = JSON.parse(readFileSync(listOf(copy), 'utf8')) as PageList;
    change(pages);
    writeFileSync(listOf(copy), JSON.stringify(pages));
  }
  return copy;
}

/** A site of its own with links to the installed packages, but for some. */
function siteWithout(left: readonly string[], then: (modules: string) => void = () => {}) {
  const root = path.join(folder, `site-${(count += 1)}`);
  const modules = path.join(root, 'node_modules');
  const {packages} = JSON.parse(readFileSync(listOf(places), 'utf8')) as PageList;
  const peers =
    'react @types/react csstype @mui/material @mui/system @mui/x-internals typescript'.split(' ');
  for (const name of [...Object.keys(packages), ...peers]) {
    if (left.includes(name)) continue;
    mkdirSync(path.dirname(path.join(modules, name)), {recursive: true});
    symlinkSync(path.join(siteDir, 'node_modules', name), path.join(modules, name));
  }
  then(modules);
  const copy = copyOfPlugin();
  return () => generate({...copy, siteDir: root, packagesDir: root, cacheDir: folder});
}

const put = (modules: string, name: string, version: string): void => {
  mkdirSync(path.join(modules, name), {recursive: true});
  writeFileSync(path.join(modules, name, 'package.json'), JSON.stringify({name, version}));
};

describe('generating stops, with all faults in one error,', () => {
  it('when a package is missing and another has another version', () => {
    const run = siteWithout(['@mui/x-charts-pro', '@mui/x-license'], (modules) =>
      put(modules, '@mui/x-license', '8.1.0'),
    );
    expect(run).toThrow(
      [
        'api-reference: the packages do not fit the page list.',
        '  - @mui/x-charts-pro: expected 8.29.3, found nothing; run npm install.',
        '  - @mui/x-license: expected 8.29.3, found 8.1.0; install @mui/x-license@8.29.3, or change "packages" in pages/v8.json and look at the report.',
      ].join('\n'),
    );
  });

  it('when a sibling is there twice', () => {
    const run = siteWithout([], (modules) =>
      put(modules, 'some-theme/node_modules/@mui/x-data-grid', '8.2.0'),
    );
    expect(run).toThrow(
      '  - @mui/x-data-grid: a second copy (8.2.0) lies inside some-theme; give every X package one exact version',
    );
  });

  it('when a type peer is missing', () => {
    expect(siteWithout(['@types/react'])).toThrow(
      '  - @types/react: expected its types, found nothing; without them props are lost in silence. Run npm install @types/react.',
    );
  });

  it('when two names want one address', () => {
    const twice = copyOfPlugin(({products}) => {
      products.charts.components.push({slug: 'gauge', name: 'GaugeContainer'});
    });
    expect(() => generate(twice)).toThrow(
      '  - pages/v8.json: charts/gauge is the address of both Gauge and GaugeContainer; give one of them another slug.',
    );
  });

  it(
    'when a count is more than 5 % below the committed report',
    () => {
      const copy = copyOfPlugin();
      const file = path.join(copy.pluginDir, 'report/v8.json');
      const report = JSON.parse(readFileSync(file, 'utf8')) as {
        products: Record<'data-grid', {slots: number}>;
      };
      report.products['data-grid'].slots = Math.ceil(report.products['data-grid'].slots * 1.06);
      writeFileSync(file, JSON.stringify(report));
      expect(() => generate(copy)).toThrow(
        /data-grid: slots fell from \d+ to \d+, more than 5 %; .* If the fall is right, run npm run api:report -- --update\./,
      );
    },
    READING,
  );

  it(
    'when a page is listed that nothing exports; an export that nothing lists is a warning',
    () => {
      const copy = copyOfPlugin(({products}) => {
        const {components} = products['tree-view'];
        products['tree-view'].components = components.filter(({name}) => name !== 'TreeItem');
        components[0]!.name = 'GoneView';
      });
      expect(() => checkedFacts(copy).load()).toThrow(
        /tree-view\/[\w-]+ lists GoneView, which no package exports; remove the line, or replace it by an entry of "redirects"\./,
      );
      expect(candidateWarnings(obtainFacts(copy).load())).toContain(
        'tree-view: TreeItem has no page; add {"slug": "tree-item", "name": "TreeItem"} to "components", or "TreeItem" to "unlisted", in pages/v8.json.',
      );
    },
    READING,
  );
});
