/** A feature of version 8 and the release that brought it. */
export interface Release {
  id: number;
  version: string;
  date: Date;
  product: 'All' | 'Data Grid' | 'Date and Time Pickers' | 'Charts' | 'Tree View';
  feature: string;
}

type Entry = [Release['product'], string];

/** From the changelog of the packages; month counts from 1. */
const list: [version: string, year: number, month: number, day: number, entries: Entry[]][] = [
  [
    '8.0.0',
    2025,
    4,
    17,
    [
      ['All', 'React 19 and Material UI 7'],
      ['Data Grid', 'Pivoting (Premium)'],
      ['Data Grid', 'Toolbar made of components'],
      ['Data Grid', 'Data source in the community package'],
      ['Data Grid', 'Server-side lazy loading (Pro)'],
      ['Data Grid', 'List view is stable (Pro)'],
      ['Date and Time Pickers', 'Time Range Picker (Pro)'],
      ['Charts', 'Radar, as a preview'],
      ['Charts', 'Funnel (Pro), as a preview'],
      ['Tree View', 'Selection of parents and children together'],
    ],
  ],
  ['8.1.0', 2025, 4, 24, [['Charts', 'Print and PDF export (Pro)']]],
  ['8.2.0', 2025, 5, 1, [['Charts', 'Export as image (Pro)']]],
  ['8.5.0', 2025, 5, 29, [['Charts', 'Radar is stable']]],
  ['8.9.0', 2025, 7, 17, [['Data Grid', 'Drop indicator for reordering rows (Pro)']]],
  [
    '8.10.0',
    2025,
    8,
    8,
    [
      ['Charts', 'Funnel is stable (Pro)'],
      ['Charts', 'Zoom slider is stable (Pro)'],
    ],
  ],
  [
    '8.11.0',
    2025,
    8,
    29,
    [
      ['Charts', 'Sankey (Pro), as a preview'],
      ['Data Grid', 'Reordering of rows in groups (Premium)'],
    ],
  ],
  [
    '8.12.0',
    2025,
    9,
    25,
    [
      ['Charts', 'Keyboard navigation'],
      ['Data Grid', 'Charts of the rows in the grid (Premium), experimental'],
    ],
  ],
  ['8.14.0', 2025, 10, 9, [['Data Grid', 'Server-side pivoting (Premium)']]],
  ['8.15.0', 2025, 10, 23, [['Charts', 'Brush interaction']]],
  ['8.19.0', 2025, 11, 20, [['Data Grid', 'Tab navigation between cells']]],
  ['8.20.0', 2025, 11, 26, [['Data Grid', 'Reordering in tree data (Pro)']]],
  ['8.24.0', 2026, 1, 8, [['Charts', 'Range bar chart (Premium)']]],
  ['8.25.0', 2026, 1, 14, [['Charts', 'Legend that toggles series']]],
  ['8.26.0', 2026, 1, 22, [['Data Grid', 'Undo and redo (Premium)']]],
  ['8.27.0', 2026, 2, 2, [['Data Grid', 'Column type longText']]],
];

/** One row a feature. */
export const releases: readonly Release[] = list
  .flatMap(([version, year, month, day, entries]) =>
    entries.map(([product, feature]) => ({
      version,
      date: new Date(year, month - 1, day),
      product,
      feature,
    })),
  )
  .map((entry, id) => ({id, ...entry}));
