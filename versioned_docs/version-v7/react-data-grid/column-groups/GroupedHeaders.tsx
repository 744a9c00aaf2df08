import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef, GridColumnGroupingModel} from '@mui/x-data-grid';
import {staff} from '../../_data/staff';
import type {StaffMember} from '../../_data/staff';

const columns: GridColDef<StaffMember>[] = [
  {field: 'givenName', headerName: 'Given', width: 100},
  {field: 'familyName', headerName: 'Family', width: 120},
  {field: 'department', headerName: 'Department', width: 130},
  {field: 'role', headerName: 'Role', width: 170},
  {field: 'city', headerName: 'City', width: 110},
];

// #region preview
const groups: GridColumnGroupingModel = [
  {
    groupId: 'name',
    headerName: 'Name',
    children: [{field: 'givenName'}, {field: 'familyName'}],
  },
  {
    groupId: 'work',
    headerName: 'Work',
    description: 'What someone does, and where',
    children: [
      {
        groupId: 'position',
        headerName: 'Position',
        children: [{field: 'department'}, {field: 'role'}],
      },
      {field: 'city'},
    ],
  },
];
// #endregion

export default function GroupedHeaders() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGrid
        rows={staff}
        columns={columns}
        columnGroupingModel={groups}
        columnHeaderHeight={44}
      />
    </div>
  );
}
