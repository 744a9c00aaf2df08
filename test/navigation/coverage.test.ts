import {navigation} from '../../src/navigation';
import {coverageOf, describeCoverage} from '../../src/navigation/coverage';
import {listDocIds} from '../../src/navigation/listDocIds';

describe('coverage', () => {
  it('wants 169 guides and 169 API pages, seven top entries apart', () => {
    const coverage = coverageOf(navigation, () => false);
    expect(coverage.guides).toMatchObject({written: 0, wanted: 169});
    expect(coverage.api).toMatchObject({written: 0, wanted: 169});
    expect(
      coverage.products.map(({label, guides, api}) => [label, guides.wanted, api.wanted]),
    ).toEqual([
      ['Introduction', 5, 0],
      ['Common concepts', 1, 0],
      ['Data Grid', 71, 35],
      ['Date and Time Pickers', 33, 59],
      ['Charts', 29, 68],
      ['Tree View', 17, 7],
      ['Migration', 13, 0],
    ]);
  });

  it('counts what is written and lists the rest in order', () => {
    const written = new Set(['react-data-grid/sorting/sorting', 'api/data-grid/data-grid']);
    const coverage = coverageOf(navigation, (id) => written.has(id));
    expect(coverage.guides.written).toBe(1);
    expect(coverage.guides.missing).toHaveLength(168);
    expect(coverage.guides.missing[0]).toBe('/x/introduction');
    expect(coverage.guides.missing).not.toContain('/x/react-data-grid/sorting');
    expect(coverage.products[2]).toMatchObject({guides: {written: 1}, api: {written: 1}});
  });

  it('reads as a table with the missing guides below', () => {
    const text = describeCoverage(
      coverageOf(
        [
          {
            pathname: '/x/a-group',
            title: 'Apples',
            children: [{pathname: '/x/a'}, {pathname: '/x/b'}, {pathname: '/x/api/c/d'}],
          },
        ],
        (id) => id === 'a/a',
      ),
    );
    expect(text.split('\n')).toEqual([
      '         guides      API',
      'Apples      1/2      0/1',
      'All         1/2      0/1',
      '',
      'Guides not written (1):',
      '  /x/b',
    ]);
    expect(describeCoverage(coverageOf(navigation, () => true))).toContain('169/169');
    expect(describeCoverage(coverageOf(navigation, () => true))).toContain(
      'Every guide is written.',
    );
  });
});

describe('the list of doc ids', () => {
  const folders: Record<string, string[]> = {
    docs: ['react-charts/', '_parts/', 'node_modules/', 'index.mdx', '_draft.mdx', 'notes.md'],
    'docs/react-charts': ['bars/', 'react-charts.mdx'],
    'docs/react-charts/bars': ['bars.mdx', 'Bars.tsx'],
  };
  const reader = {
    existsSync: (folder: string) => folder in folders,
    readdirSync: (folder: string) =>
      (folders[folder] ?? []).map((entry) => ({
        name: entry.replace('/', ''),
        isDirectory: () => entry.endsWith('/'),
      })),
  };

  it('holds the pages and nothing else', () => {
    expect([...listDocIds('docs', reader)].sort()).toEqual([
      'index',
      'react-charts/bars/bars',
      'react-charts/react-charts',
    ]);
  });

  it('is empty for a folder that is not there', () => {
    expect(listDocIds('nowhere', reader).size).toBe(0);
  });
});
