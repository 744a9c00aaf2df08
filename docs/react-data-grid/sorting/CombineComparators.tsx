import {DataGrid, gridDateComparator, gridStringOrNumberComparator} from '@mui/x-data-grid';
import type {GridColDef, GridComparatorFn} from '@mui/x-data-grid';
import {staff} from '../../_data/staff';
import type {Department, StaffMember} from '../../_data/staff';

// #region preview
/** By department; within one, by first day at work. */
const byDepartmentThenStart: GridComparatorFn<Department> = (v1, v2, cell1, cell2) =>
  gridStringOrNumberComparator(v1, v2, cell1, cell2) ||
  gridDateComparator(
    cell1.api.getCellValue(cell1.id, 'startDate'),
    cell2.api.getCellValue(cell2.id, 'startDate'),
    cell1,
    cell2,
  );
// #endregion

const columns: GridColDef<StaffMember>[] = [
  {
    field: 'department',
    headerName: 'Department',
    width: 130,
    sortComparator: byDepartmentThenStart,
  },
  {field: 'startDate', headerName: 'Started', type: 'date', width: 120},
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 160,
    valueGetter: (_, person) => `${person.givenName} ${person.familyName}`,
  },
];

export default function CombineComparators() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        rows={staff}
        columns={columns}
        initialState={{sorting: {sortModel: [{field: 'department', sort: 'asc'}]}}}
      />
    </div>
  );
}
