import {DataGrid, GridToolbarContainer, GridToolbarQuickFilter} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {staff} from '../../_data/staff';

const columns: GridColDef[] = [
  {field: 'familyName', headerName: 'Family name', flex: 1, minWidth: 120},
  {field: 'department', headerName: 'Department', width: 130},
  {field: 'city', headerName: 'City', width: 120},
];

// #region preview
function SearchBar() {
  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter />
    </GridToolbarContainer>
  );
}
// #endregion

export default function QuickSearch() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid rows={staff} columns={columns} components={{Toolbar: SearchBar}} />
    </div>
  );
}
