import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {releases} from './releases';
import type {Release} from './releases';

// #region preview
const columns: GridColDef<Release>[] = [
  {field: 'version', headerName: 'Version', width: 90},
  {field: 'date', headerName: 'Released', type: 'date', width: 110},
  {
    field: 'product',
    headerName: 'Product',
    type: 'singleSelect',
    valueOptions: ['All', 'Data Grid', 'Date and Time Pickers', 'Charts', 'Tree View'],
    width: 120,
  },
  {field: 'feature', headerName: 'What came', flex: 1, minWidth: 240},
];
// #endregion

export default function Releases() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGrid
        rows={releases}
        columns={columns}
        initialState={{sorting: {sortModel: [{field: 'date', sort: 'desc'}]}}}
        density="compact"
        showToolbar
        label="Version 8"
      />
    </div>
  );
}
