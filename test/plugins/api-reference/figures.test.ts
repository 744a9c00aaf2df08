import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {emit} from '../../../plugins/api-reference/emit';
import {obtainFacts} from '../../../plugins/api-reference/facts';
import {generate, readReport} from '../../../plugins/api-reference/generate';
import {historyOf, historyText} from '../../../plugins/api-reference/history';
import {reportText, totalOf} from '../../../plugins/api-reference/reportText';
import type {ApiFacts, PageList} from '../../../plugins/api-reference/types';
import type {ApiReport} from '../../../plugins/api-reference/verify';
import {component, places, READING, realFacts} from './realFacts';

let facts: ApiFacts;
let pages: PageList;
let report: ApiReport;

beforeAll(() => {
  ({facts, pages, report} = realFacts());
}, READING);

describe('the whole of 8.29.3', () => {
  it.each([
    ['props', 3404],
    ['slots', 1097],
    ['classes', 942],
    ['members', 702],
    ['selectors', 102],
    ['events', 72],
  ] as const)('has at least as many %s as the packages’ own generator lists: %i', (key, count) => {
    expect(totalOf(report, key)).toBeGreaterThanOrEqual(count);
  });

  it('says what is required, what replaces nothing, what is deprecated, and how callbacks are called', () => {
    const props = facts.components.flatMap((item) => item.props);
    const slots = facts.components.flatMap((item) => item.slots);
    const count = (test: (prop: (typeof props)[number]) => unknown): number =>
      props.filter(test).length;
    expect(count((prop) => prop.required)).toBeGreaterThanOrEqual(81);
    expect(count((prop) => prop.defaultValue)).toBeGreaterThanOrEqual(1378);
    expect(count((prop) => prop.deprecated)).toBeGreaterThanOrEqual(51);
    expect(count((prop) => prop.signature)).toBeGreaterThanOrEqual(614);
    expect(count((prop) => prop.signature?.returnsDoc)).toBeGreaterThanOrEqual(167);
    expect(slots.filter((slot) => slot.defaultElement).length).toBeGreaterThanOrEqual(933);
    expect(slots.filter((slot) => slot.doc).length).toBeGreaterThanOrEqual(1014);
  });
});

describe('components whose numbers were counted by hand', () => {
  it.each([
    ['DataGrid', 124, 85, 217],
    ['DataGridPremium', 212, 135, 213],
    ['DatePicker', 53, 28, 0],
    ['DateRangePicker', 49, 26, 0],
    ['LineChart', 35, 15, 0],
    ['PieChart', 22, 9, 0],
    ['RichTreeViewPro', 37, 5, 9],
    ['TreeItem', 13, 14, 6],
  ])('%s has its %i props, %i slots and %i classes', (name, props, slots, classes) => {
    const found = component(facts, name);
    expect(found.props.length).toBeGreaterThanOrEqual(props);
    expect(found.props.length).toBeLessThanOrEqual(props + 2);
    expect(found.slots).toHaveLength(slots);
    expect(found.classes.length).toBeGreaterThanOrEqual(classes);
  });
});

describe('reading the packages', () => {
  it(
    // What it costs in time is printed by `npm run api:report`: it depends on the machine.
    'gives the same to the byte, within 0.7 GB',
    () => {
      const cacheDir = mkdtempSync(path.join(tmpdir(), 'x-docs-api-'));
      try {
        const again = obtainFacts({...places, cacheDir});
        const known = obtainFacts(places);
        expect(again.key).toBe(known.key);
        expect(readFileSync(again.file).equals(readFileSync(known.file))).toBe(true);
        expect(again.cost().memory).toBeLessThanOrEqual(700);
      } finally {
        rmSync(cacheDir, {recursive: true});
      }
    },
    READING,
  );

  it('writes nothing when nothing changed', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'x-docs-api-'));
    const elsewhere = {
      ...places,
      pagesDir: path.join(folder, 'api'),
      dataDir: path.join(folder, 'data'),
      indexFile: path.join(folder, 'index.json'),
      stampFile: path.join(folder, 'stamp.txt'),
      sourceFile: path.join(folder, 'source.txt'),
    };
    try {
      expect(generate(elsewhere).fresh).toBe(false);
      expect(generate(elsewhere)).toEqual({fresh: true, written: 0, warnings: []});
    } finally {
      rmSync(folder, {recursive: true});
    }
  });

  it('makes the same pages twice', () => {
    const input = {
      facts,
      pages,
      baseUrl: '/x/',
      demos: new Map(),
      docPaths: new Set<string>(),
      entryPoints: new Set<string>(),
    };
    const [one, two] = [emit(input), emit(input)];
    expect([...two.pages]).toEqual([...one.pages]);
    expect([...two.data]).toEqual([...one.data]);
  });
});

describe('what is committed', () => {
  it('is the report of these packages (else: npm run api:report -- --update)', () => {
    expect(reportText(readReport(places) as ApiReport)).toBe(reportText(report));
  });

  it('is the history of these packages, without descriptions (else: npm run api:report -- --update)', () => {
    const text = readFileSync(path.join(places.pluginDir, 'history/v8.json'), 'utf8');
    // Compared as a whole: a diff of ten thousand lines says nothing.
    expect(text === historyText(historyOf(facts, pages))).toBe(true);
    const descriptions = facts.components
      .flatMap((item) => item.props)
      .flatMap((prop) => (prop.doc && prop.doc.length > 60 ? [JSON.stringify(prop.doc)] : []));
    expect(descriptions.length).toBeGreaterThan(1000);
    expect(descriptions.filter((doc) => text.includes(doc))).toEqual([]);
  });
});
