import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import {DataGrid, useGridApiContext} from '@mui/x-data-grid';
import type {GridColDef, GridRenderCellParams} from '@mui/x-data-grid';
import {staff} from '../../_data/staff';
import type {StaffMember} from '../../_data/staff';

// #region preview
function LeaveCell({id, row, value = 0, tabIndex}: GridRenderCellParams<StaffMember, number>) {
  const apiRef = useGridApiContext();
  const add = (days: number) => apiRef.current.updateRows([{id, leaveDays: value + days}]);
  const name = `${row.givenName} ${row.familyName}`;

  return (
    <Stack direction="row" sx={{height: '100%', alignItems: 'center', justifyContent: 'end'}}>
      <IconButton
        size="small"
        tabIndex={tabIndex}
        aria-label={`One day less for ${name}`}
        disabled={value === 0}
        onClick={() => add(-1)}
      >
        <RemoveIcon fontSize="inherit" />
      </IconButton>
      {value}
      <IconButton
        size="small"
        tabIndex={tabIndex}
        aria-label={`One day more for ${name}`}
        onClick={() => add(1)}
      >
        <AddIcon fontSize="inherit" />
      </IconButton>
    </Stack>
  );
}
// #endregion

const columns: GridColDef<StaffMember>[] = [
  {field: 'familyName', headerName: 'Name', flex: 1, minWidth: 110},
  {field: 'department', headerName: 'Department', width: 130},
  {
    field: 'leaveDays',
    headerName: 'Leave (days)',
    type: 'number',
    width: 130,
    renderCell: (params) => <LeaveCell {...params} />,
  },
];

export default function StepInCells() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid rows={staff} columns={columns} disableRowSelectionOnClick />
    </div>
  );
}
