import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef, GridEventListener} from '@mui/x-data-grid';
import {staff} from '../../_data/staff';
import type {StaffMember} from '../../_data/staff';

const columns: GridColDef<StaffMember>[] = [
  {field: 'familyName', headerName: 'Name', flex: 1, minWidth: 110, editable: true},
  {field: 'city', headerName: 'City', width: 130, editable: true},
  {field: 'leaveDays', headerName: 'Leave', type: 'number', width: 100, editable: true},
];

// #region preview
const moveDown: GridEventListener<'cellKeyDown'> = (params, event) => {
  if (params.cellMode === 'view' && event.key === 'Enter') {
    event.defaultMuiPrevented = true;
    const below = params.api.getRowIndexRelativeToVisibleRows(params.id) + 1;
    const id = params.api.getSortedRowIds()[below];
    if (id !== undefined) {
      params.api.setCellFocus(id, params.field);
    }
  }
};
// #endregion

export default function EnterGoesDown() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid rows={staff} columns={columns} onCellKeyDown={moveDown} />
    </div>
  );
}
