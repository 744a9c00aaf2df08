import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {staff} from '../../../_data/staff';
import type {StaffMember} from '../../../_data/staff';

const columns: GridColDef<StaffMember>[] = [
  {field: 'givenName', headerName: 'Name', width: 110},
  {field: 'role', headerName: 'Role', flex: 1, minWidth: 150},
  {field: 'city', headerName: 'City', width: 110},
  {field: 'startDate', headerName: 'Since', type: 'date', width: 120},
];

export default function SearchStaff() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGrid
        rows={staff}
        columns={columns}
        showToolbar
        initialState={{filter: {filterModel: {items: [], quickFilterValues: ['lead', 'ma']}}}}
      />
    </div>
  );
}
