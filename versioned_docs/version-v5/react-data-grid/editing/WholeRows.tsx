import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {departments, staff} from '../../_data/staff';

const columns: GridColDef[] = [
  {field: 'familyName', headerName: 'Family name', flex: 1, minWidth: 120, editable: true},
  {
    field: 'department',
    headerName: 'Department',
    type: 'singleSelect',
    valueOptions: [...departments],
    width: 140,
    editable: true,
  },
  {field: 'city', headerName: 'City', width: 120, editable: true},
];

const experimentalFeatures = {newEditingApi: true};

export default function WholeRows() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        rows={staff}
        columns={columns}
        editMode="row"
        experimentalFeatures={experimentalFeatures}
      />
    </div>
  );
}
