import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {staff} from '../../_data/staff';
import type {StaffMember} from '../../_data/staff';

const columns: GridColDef<StaffMember>[] = [
  {field: 'familyName', headerName: 'Name', flex: 1, minWidth: 120},
  {field: 'department', headerName: 'Department', width: 140},
  {field: 'city', headerName: 'City', width: 120},
];

export default function HideAndOrder() {
  return (
    <div style={{height: 400, width: '100%'}}>
      {/* #region preview */}
      <DataGrid
        rows={staff}
        columns={columns}
        slotProps={{
          columnMenu: {
            slots: {columnMenuColumnsItem: null},
            slotProps: {columnMenuFilterItem: {displayOrder: 0}},
          },
        }}
      />
      {/* #endregion */}
    </div>
  );
}
