import fs from 'node:fs';
import path from 'node:path';
import {checkedFacts, readReport} from '../../../plugins/api-reference/generate';
import {historyOf, historyText} from '../../../plugins/api-reference/history';
import {placesOf} from '../../../plugins/api-reference/places';
import {reportText, totalOf} from '../../../plugins/api-reference/reportText';
import type {ApiReport} from '../../../plugins/api-reference/verify';
import {READING, siteDir} from './realFacts';

/** Counts of the packages' own generator for the same releases; v4 had none. */
const EXPECTED: ReadonlyArray<[version: string, components: number, props: number]> = [
  ['v7', 120, 2832],
  ['v6', 87, 2171],
  ['v5', 31, 1394],
  ['v4', 2, 200],
];

describe.each(EXPECTED)('the API of %s', (version, components, props) => {
  const folder = `versioned_docs/version-${version}`;
  const places = placesOf(
    {siteDir, baseUrl: `/x/${version}/`},
    {version, docs: folder, packages: folder},
  );
  let read: ReturnType<ReturnType<typeof checkedFacts>['load']>;
  beforeAll(() => {
    read = checkedFacts(places).load();
  }, READING);

  it(`has ${components} components with at least ${props} props`, () => {
    expect(totalOf(read.report, 'components')).toBe(components);
    expect(totalOf(read.report, 'props')).toBeGreaterThanOrEqual(props);
  });

  it('is what is committed, report and history (else: npm run api:report -- --update)', () => {
    expect(reportText(readReport(places) as ApiReport)).toBe(reportText(read.report));
    const file = path.join(places.pluginDir, 'history', `${version}.json`);
    // Compared as a whole: a diff of thousands of lines says nothing.
    expect(fs.readFileSync(file, 'utf8') === historyText(historyOf(read.facts, read.pages))).toBe(
      true,
    );
  });
});
