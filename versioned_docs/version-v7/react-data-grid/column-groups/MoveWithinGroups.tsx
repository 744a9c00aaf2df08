import {DataGridPro} from '@mui/x-data-grid-pro';
import type {GridColDef, GridColumnGroupingModel} from '@mui/x-data-grid-pro';
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
    headerName: 'Name (stays together)',
    children: [{field: 'givenName'}, {field: 'familyName'}],
  },
  {
    groupId: 'work',
    headerName: 'Work (moves freely)',
    freeReordering: true,
    children: [{field: 'department'}, {field: 'role'}],
  },
];
// #endregion

export default function MoveWithinGroups() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPro rows={staff} columns={columns} columnGroupingModel={groups} />
    </div>
  );
}
