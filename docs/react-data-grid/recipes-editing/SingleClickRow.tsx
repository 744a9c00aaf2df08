import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {staff} from '../../_data/staff';
import type {StaffMember} from '../../_data/staff';

const columns: GridColDef<StaffMember>[] = [
  {field: 'givenName', headerName: 'Name', width: 110},
  {field: 'role', headerName: 'Role', flex: 1, minWidth: 150, editable: true},
  {field: 'city', headerName: 'City', width: 130, editable: true},
];

export default function SingleClickRow() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        rows={staff}
        columns={columns}
        // #region preview
        editMode="row"
        onCellClick={({api, id, field, isEditable}) => {
          if (isEditable && api.getRowMode(id) === 'view') {
            api.startRowEditMode({id, fieldToFocus: field});
          }
        }}
        // #endregion
      />
    </div>
  );
}
