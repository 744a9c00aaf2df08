import {DataGrid, GridCellEditStartReasons} from '@mui/x-data-grid';
import type {GridColDef, GridEventListener} from '@mui/x-data-grid';
import {staff} from '../../../_data/staff';
import type {StaffMember} from '../../../_data/staff';

const columns: GridColDef<StaffMember>[] = [
  {field: 'givenName', headerName: 'Name', width: 110},
  {field: 'role', headerName: 'Role', flex: 1, minWidth: 150, editable: true},
  {field: 'city', headerName: 'City', width: 130, editable: true},
];

// #region preview
const allowed = [GridCellEditStartReasons.enterKeyDown, GridCellEditStartReasons.cellDoubleClick];

const startOnPurpose: GridEventListener<'cellEditStart'> = ({reason}, event) => {
  if (reason && !allowed.includes(reason)) {
    event.defaultMuiPrevented = true;
  }
};
// #endregion

export default function EnterOnly() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid rows={staff} columns={columns} onCellEditStart={startOnPurpose} />
    </div>
  );
}
