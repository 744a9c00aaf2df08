import {useState} from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef, GridFilterModel} from '@mui/x-data-grid';
import {staff} from '../../../_data/staff';
import type {StaffMember} from '../../../_data/staff';

const columns: GridColDef<StaffMember>[] = [
  {field: 'givenName', headerName: 'Name', width: 110},
  {field: 'role', headerName: 'Role', flex: 1, minWidth: 150},
  {field: 'city', headerName: 'City', width: 110},
];

export default function HiddenColumns() {
  const [model, setModel] = useState<GridFilterModel>({items: [], quickFilterValues: ['malmö']});
  const [include, setInclude] = useState(true);

  return (
    <Stack spacing={2} sx={{height: 470, width: '100%'}}>
      <FormControlLabel
        label="Search the hidden column City too"
        control={
          <Switch checked={include} onChange={(event) => setInclude(event.target.checked)} />
        }
      />
      {/* #region preview */}
      <DataGrid
        rows={staff}
        columns={columns}
        showToolbar
        filterModel={{...model, quickFilterExcludeHiddenColumns: !include}}
        onFilterModelChange={setModel}
        initialState={{columns: {columnVisibilityModel: {city: false}}}}
      />
      {/* #endregion */}
    </Stack>
  );
}
