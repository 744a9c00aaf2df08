import Button from '@mui/material/Button';
import {
  DataGrid,
  ExportCsv,
  Toolbar,
  ToolbarButton,
  gridRowSelectionCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {staff} from '../../../_data/staff';
import type {StaffMember} from '../../../_data/staff';

// #region preview
function PickedToolbar() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridRowSelectionCountSelector);

  return (
    <Toolbar>
      <ExportCsv
        render={<ToolbarButton render={<Button />} />}
        disabled={count === 0}
        options={{
          fileName: 'team',
          fields: ['givenName', 'familyName', 'email'],
          getRowsToExport: () => [...apiRef.current.getSelectedRows().keys()],
        }}
      >
        {count === 0 ? 'Select people to export' : `Export ${count} addresses`}
      </ExportCsv>
    </Toolbar>
  );
}
// #endregion

const columns: GridColDef<StaffMember>[] = [
  {field: 'givenName', headerName: 'Given name', width: 110},
  {field: 'familyName', headerName: 'Family name', flex: 1, minWidth: 120},
  {field: 'department', headerName: 'Department', width: 130},
  {field: 'email', headerName: 'Email'},
];

export default function ExportPicked() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        rows={staff}
        columns={columns}
        initialState={{columns: {columnVisibilityModel: {email: false}}}}
        checkboxSelection
        showToolbar
        slots={{toolbar: PickedToolbar}}
      />
    </div>
  );
}
