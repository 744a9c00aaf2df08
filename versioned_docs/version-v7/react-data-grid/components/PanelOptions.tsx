import {DataGrid, GridToolbar} from '@mui/x-data-grid';
import type {DataGridProps, GridColDef} from '@mui/x-data-grid';
import {staff} from '../../_data/staff';
import type {StaffMember} from '../../_data/staff';

const columns: GridColDef<StaffMember>[] = [
  {field: 'familyName', headerName: 'Family name', flex: 1, minWidth: 120},
  {field: 'department', headerName: 'Department', width: 130},
  {field: 'city', headerName: 'City', width: 110},
  {field: 'leaveDays', headerName: 'Leave (days)', type: 'number', width: 120},
];

// #region preview
const slotProps: DataGridProps['slotProps'] = {
  panel: {placement: 'bottom-end'},
  columnsManagement: {
    sort: 'asc',
    getTogglableColumns: (all) =>
      all.map(({field}) => field).filter((field) => field !== 'familyName'),
  },
  filterPanel: {columnsSort: 'asc', sx: {bgcolor: 'action.hover'}},
};
// #endregion

export default function PanelOptions() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGrid
        rows={staff}
        columns={columns}
        slots={{toolbar: GridToolbar}}
        slotProps={slotProps}
      />
    </div>
  );
}
