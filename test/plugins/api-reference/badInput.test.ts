import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createApiProgram, entryText} from '../../../plugins/api-reference/extract/program';
import {factsKey} from '../../../plugins/api-reference/key';
import {
  type PackageFiles,
  pageListFaults,
  resolvePackages,
} from '../../../plugins/api-reference/resolve';
import type {ApiFacts, PageList} from '../../../plugins/api-reference/types';
import {
  type ApiReport,
  candidateWarnings,
  verifyFaults,
} from '../../../plugins/api-reference/verify';
import {validateOptions} from '../../../plugins/api-reference/options';
import {READING, realFacts} from './realFacts';

let facts: ApiFacts;
let pages: PageList;
let report: ApiReport;

beforeAll(() => {
  ({facts, pages, report} = realFacts());
}, READING);

const VERSIONS: Record<string, string> = {
  react: '19.3.1',
  '@types/react': '19.2.0',
  csstype: '3.2.3',
  '@mui/material': '7.3.11',
  '@mui/system': '7.3.11',
  '@mui/x-internals': '8.29.0',
  typescript: '5.9.3',
};

/** A `node_modules` with these packages, by path below it. */
function installed(versions: Record<string, string | undefined>): PackageFiles {
  const found = new Map<string, string>(
    Object.entries(versions).flatMap(([name, version]) =>
      version ? [[`/site/node_modules/${name}`, version] as const] : [],
    ),
  );
  return {
    readJson: (file) => {
      const version = found.get(file.replace(/\/package\.json$/, ''));
      return version && {version};
    },
    list: (directory) => [
      ...new Set(
        [...found.keys()]
          .filter((name) => name.startsWith(`${directory}/`))
          .map((name) => name.slice(directory.length + 1).split('/')[0] as string),
      ),
    ],
  };
}

const faultsOf = (versions: Record<string, string | undefined>): string[] =>
  resolvePackages(
    ['/site', '/site'],
    pages,
    installed({...pages.packages, ...VERSIONS, ...versions}),
  ).faults;

describe('packages', () => {
  it('as listed have no fault', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it('that are missing are named with their version', () => {
    expect(faultsOf({'@mui/x-charts-pro': undefined})).toEqual([
      '@mui/x-charts-pro: expected 8.29.3, found nothing; run npm install.',
    ]);
  });

  it('of another version are named with both versions', () => {
    expect(faultsOf({'@mui/x-date-pickers': '8.29.5'})).toEqual([
      '@mui/x-date-pickers: expected 8.29.3, found 8.29.5; install @mui/x-date-pickers@8.29.3, or change "packages" in pages/v8.json and look at the report.',
    ]);
  });

  it('that are there twice are named with their holder', () => {
    expect(
      faultsOf({'@mui/x-date-pickers-pro/node_modules/@mui/x-date-pickers': '8.29.5'}),
    ).toEqual([
      '@mui/x-date-pickers: a second copy (8.29.5) lies inside @mui/x-date-pickers-pro; give every X package one exact version, or add an "overrides" entry to package.json.',
    ]);
  });

  it('without the types that they build on are named all at once', () => {
    expect(faultsOf({'@types/react': undefined, '@mui/material': undefined})).toEqual([
      '@mui/material: expected its types, found nothing; without them props are lost in silence. Run npm install @mui/material.',
      '@types/react: expected its types, found nothing; without them props are lost in silence. Run npm install @types/react.',
    ]);
  });

  it('of an older version are looked for in its folder, their peers in the site’s', () => {
    const files = installed({...VERSIONS, '@mui/x-data-grid': '8.29.3'});
    const {faults} = resolvePackages(
      ['/site/versioned_docs/version-v7', '/site'],
      {...pages, version: 'v7', packages: {'@mui/x-data-grid': '7.29.13'}},
      files,
    );
    expect(faults).toEqual([
      '@mui/x-data-grid: expected 7.29.13, found nothing; run npm install in versioned_docs/version-v7.',
    ]);
  });
});

describe('the page list', () => {
  const withCharts = (change: Partial<PageList['products']['charts']>): PageList => ({
    ...pages,
    products: {...pages.products, charts: {...pages.products.charts, ...change}},
  });

  it('that is committed has no fault', () => {
    expect(pageListFaults(pages)).toEqual([]);
  });

  it('names both that want one address', () => {
    const components = [...pages.products.charts.components, {slug: 'gauge', name: 'GaugeTwo'}];
    expect(pageListFaults(withCharts({components}))).toEqual([
      'pages/v8.json: charts/gauge is the address of both Gauge and GaugeTwo; give one of them another slug.',
    ]);
  });

  it('names redirects that hide a page or lead nowhere', () => {
    expect(pageListFaults(withCharts({redirects: {gauge: 'nowhere'}}))).toEqual([
      'pages/v8.json: charts/gauge is a redirect and a page; remove one of them.',
      'pages/v8.json: the redirect charts/gauge leads to nowhere, which is no page.',
    ]);
  });
});

describe('what was read', () => {
  it('stops the build when a listed component is no longer exported', () => {
    const less = {...facts, missing: ['charts/gauge: Gauge']};
    expect(verifyFaults(less, pages, report, report)).toEqual([
      'pages/v8.json: charts/gauge lists Gauge, which no package exports; remove the line, or replace it by an entry of "redirects".',
    ]);
  });

  it('stops the build when a listed interface is no longer exported', () => {
    const less = {...facts, types: facts.types.filter((item) => item.name !== 'GridRowParams')};
    expect(verifyFaults(less, pages, report, report)).toEqual([
      'pages/v8.json: data-grid/grid-row-params lists GridRowParams, which no package exports; remove the line, or replace it by an entry of "redirects".',
    ]);
  });

  it('stops the build when a count falls by more than 5 %, and not before', () => {
    const fallen = (part: number): ApiReport => {
      const now = structuredClone(report);
      now.products.charts.props = Math.floor(report.products.charts.props * part);
      return now;
    };
    expect(verifyFaults(facts, pages, fallen(0.96), report)).toEqual([]);
    const before = report.products.charts.props;
    expect(verifyFaults(facts, pages, fallen(0.9), report)).toEqual([
      `charts: props fell from ${before} to ${Math.floor(before * 0.9)}, more than 5 %; types may be read as \`any\` (is a peer missing?). If the fall is right, run npm run api:report -- --update.`,
    ]);
  });

  it('warns of a new export with the line to add', () => {
    expect(candidateWarnings({...facts, candidates: ['charts/GanttChart']})).toEqual([
      'charts: GanttChart has no page; add {"slug": "gantt-chart", "name": "GanttChart"} to "components", or "GanttChart" to "unlisted", in pages/v8.json.',
    ]);
    expect(candidateWarnings(facts)).toEqual([]);
  });
});

describe('types that cannot be read', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'x-docs-api-'));

  afterAll(() => rmSync(folder, {recursive: true}));

  it('stop the build with the peer that is missing, instead of becoming `any`', () => {
    const grid = path.join(folder, 'node_modules/@mui/x-data-grid');
    mkdirSync(grid, {recursive: true});
    writeFileSync(
      path.join(grid, 'package.json'),
      '{"name": "@mui/x-data-grid", "types": "i.d.ts"}',
    );
    writeFileSync(path.join(grid, 'i.d.ts'), 'export declare const DataGrid: () => null;\n');
    const packages = [{name: '@mui/x-data-grid', product: 'data-grid', plan: 'community'}] as const;
    expect(() =>
      createApiProgram({packagesDir: folder, version: 'v8', packages}, () => []),
    ).toThrow(
      /cannot be read:\n {2}- Cannot find module 'react'.*\nInstall the package or the type peer/,
    );
  });

  it('of React 19 get the global names back that v5 was written against', () => {
    const entry = (version: string, reactTypes: number): string =>
      entryText({version, packages: [], themed: [], reactTypes});
    expect(entry('v5', 19)).toContain('namespace JSX');
    expect(entry('v5', 18)).not.toContain('namespace JSX');
    expect(entry('v6', 19)).not.toContain('namespace JSX');
  });
});

describe('options', () => {
  it('with faults are named all at once', () => {
    const check = (options: object) =>
      validateOptions({validate: (_: unknown, given: unknown) => given, options} as never);
    expect(() => check({version: '8', docs: 1})).toThrow(
      /docs: must be a string; found 1\n {2}version: must be a version as in v8; found "8"/,
    );
    expect(() => check({version: 'v7'})).not.toThrow();
  });
});

describe('the key of the cache', () => {
  const input = {
    installed: [{name: 'a', version: '1.0.0', directory: '/none', root: '/'}],
    lock: () => ({packages: {'node_modules/a': {integrity: 'sha512-1'}}}),
    pageList: '{}',
    extractorSources: ['x'],
  };

  it('changes with a package, the page list and the extractor, and with nothing else', () => {
    const changed = [
      {...input, lock: () => ({packages: {'node_modules/a': {integrity: 'sha512-2'}}})},
      {...input, pageList: '{"a":1}'},
      {...input, extractorSources: ['y']},
      {...input, installed: [{...input.installed[0]!, version: '1.0.1'}]},
    ].map(factsKey);
    expect(new Set([factsKey(input), ...changed]).size).toBe(5);
    expect(factsKey({...input})).toBe(factsKey(input));
  });
});
