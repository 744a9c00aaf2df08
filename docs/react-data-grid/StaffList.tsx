import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {staff} from '../_data/staff';
import type {StaffMember} from '../_data/staff';

const columns: GridColDef<StaffMember>[] = [
  {field: 'givenName', headerName: 'Given name', width: 120},
  {field: 'familyName', headerName: 'Family name', width: 130},
  {field: 'role', headerName: 'Role', flex: 1, minWidth: 160},
  {field: 'startDate', headerName: 'Started', type: 'date', width: 120},
];

export default function StaffList() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid rows={staff} columns={columns} />
    </div>
  );
}
