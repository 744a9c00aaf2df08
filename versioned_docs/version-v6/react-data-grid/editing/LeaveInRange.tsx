import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef, GridPreProcessEditCellProps} from '@mui/x-data-grid';
import {staff} from '../../_data/staff';
import type {StaffMember} from '../../_data/staff';

// #region preview
const checkLeave = ({props}: GridPreProcessEditCellProps) => {
  const days = Number(props.value);
  return {...props, error: !Number.isInteger(days) || days < 0 || days > 30};
};
// #endregion

const columns: GridColDef<StaffMember>[] = [
  {field: 'familyName', headerName: 'Family name', flex: 1, minWidth: 120},
  {
    field: 'leaveDays',
    headerName: 'Leave (0 to 30 days)',
    type: 'number',
    width: 190,
    editable: true,
    preProcessEditCellProps: checkLeave,
  },
];

export default function LeaveInRange() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid rows={staff} columns={columns} />
    </div>
  );
}
