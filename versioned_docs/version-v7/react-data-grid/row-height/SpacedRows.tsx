import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef, GridRowSpacingParams} from '@mui/x-data-grid';
import {staff} from '../../_data/staff';
import type {StaffMember} from '../../_data/staff';

const columns: GridColDef<StaffMember>[] = [
  {field: 'familyName', headerName: 'Family name', flex: 1, minWidth: 120},
  {field: 'department', headerName: 'Department', width: 130},
  {field: 'city', headerName: 'City', width: 120},
];

// #region preview
const getRowSpacing = ({isFirstVisible}: GridRowSpacingParams) => ({
  top: isFirstVisible ? 0 : 6,
  bottom: 6,
});
// #endregion

export default function SpacedRows() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid rows={staff} columns={columns} rowHeight={40} getRowSpacing={getRowSpacing} />
    </div>
  );
}
