import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';

interface Feature {
  id: number;
  product: 'Data Grid' | 'Date and Time Pickers' | 'Charts' | 'Tree View';
  feature: string;
  plan: 'Community' | 'Pro' | 'Premium';
}

const list: [Feature['product'], Feature['plan'], string[]][] = [
  [
    'Data Grid',
    'Community',
    ['Sort by one column', 'Filter by one condition', 'Quick filter', 'Editing', 'CSV and print'],
  ],
  [
    'Data Grid',
    'Pro',
    [
      'Sort by several columns',
      'Several filters',
      'Pinning',
      'Reordering',
      'Tree data',
      'Lazy loading',
    ],
  ],
  [
    'Data Grid',
    'Premium',
    ['Row grouping', 'Aggregation', 'Pivoting', 'Cell selection', 'Excel export', 'Undo and redo'],
  ],
  ['Date and Time Pickers', 'Community', ['Date', 'Time', 'Date and time', 'Fields', 'Calendars']],
  ['Date and Time Pickers', 'Pro', ['Date ranges', 'Time ranges', 'Date and time ranges']],
  ['Charts', 'Community', ['Bars', 'Lines', 'Pies', 'Scatter', 'Gauge', 'Sparkline', 'Radar']],
  ['Charts', 'Pro', ['Zoom and pan', 'Heatmap', 'Funnel', 'Sankey', 'Export as image']],
  ['Tree View', 'Community', ['Selection', 'Expansion', 'Label editing']],
  ['Tree View', 'Pro', ['Reordering items', 'Lazy loading of children']],
];

const rows = list
  .flatMap(([product, plan, names]) => names.map((feature) => ({product, plan, feature})))
  .map((entry, id): Feature => ({id, ...entry}));

// #region preview
const columns: GridColDef<Feature>[] = [
  {field: 'feature', headerName: 'Feature', flex: 1, minWidth: 140},
  {
    field: 'product',
    headerName: 'Product',
    type: 'singleSelect',
    valueOptions: ['Data Grid', 'Date and Time Pickers', 'Charts', 'Tree View'],
    width: 180,
  },
  {
    field: 'plan',
    headerName: 'Plan',
    type: 'singleSelect',
    valueOptions: ['Community', 'Pro', 'Premium'],
    width: 120,
  },
];
// #endregion

export default function FeaturesByPlan() {
  return (
    <div style={{height: 420, width: '100%'}}>
      <DataGrid rows={rows} columns={columns} density="compact" showToolbar label="Features" />
    </div>
  );
}
