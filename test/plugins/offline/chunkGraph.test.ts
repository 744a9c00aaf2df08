import {filesOf, readChunkGraph, type ChunkGroup} from '../../../plugins/offline/chunkGraph';

const group = (name: string, children: number[] = [], importers = ['/site/a.ts']): ChunkGroup => ({
  name,
  files: [`${name || 'demo'}.js`, 'common.js'],
  importers,
  children,
});

describe('filesOf', () => {
  const groups = [
    group('page', [1, 2]),
    group('', [0]),
    group('runner', [], ['/site/packages.ts']),
    group('other'),
  ];

  it('follows dynamic imports, circles too, and gives each file once', () => {
    expect([...filesOf(groups, new Set(['page']), () => false)].sort()).toEqual([
      'common.js',
      'demo.js',
      'page.js',
      'runner.js',
    ]);
  });

  it('does not follow the imports of modules that are left out', () => {
    const files = filesOf(groups, new Set(['page']), (path) => path.endsWith('packages.ts'));
    expect(files).not.toContain('runner.js');
    expect(files).toContain('demo.js');
  });
});

describe('readChunkGraph', () => {
  it('turns groups into plain data', () => {
    const child = {
      name: undefined,
      getFiles: () => ['b.js'],
      origins: [{module: {nameForCondition: () => 'C:\\site\\a.ts'}}],
      childrenIterable: [],
    };
    const parent = {...child, name: 'page', origins: [{}], childrenIterable: [child]};
    expect(readChunkGraph({chunkGroups: [parent, child]})).toEqual([
      {name: 'page', files: ['b.js'], importers: [''], children: [1]},
      {name: '', files: ['b.js'], importers: ['C:/site/a.ts'], children: []},
    ]);
  });
});
