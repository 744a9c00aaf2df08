import {useState} from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef, GridDensity} from '@mui/x-data-grid';
import {staff} from '../../_data/staff';
import type {StaffMember} from '../../_data/staff';

const columns: GridColDef<StaffMember>[] = [
  {field: 'familyName', headerName: 'Name', flex: 1, minWidth: 110},
  {field: 'startDate', headerName: 'First day at work', type: 'date', width: 120},
  {field: 'leaveDays', headerName: 'Days of leave not yet taken', type: 'number', width: 130},
];

export default function TallHeader() {
  const [density, setDensity] = useState<GridDensity>('standard');

  return (
    <Stack spacing={2} sx={{height: 470, width: '100%'}}>
      <TextField
        select
        size="small"
        label="Density"
        value={density}
        onChange={(event) => setDensity(event.target.value as GridDensity)}
      >
        <MenuItem value="compact">Compact, 0.7 of the height</MenuItem>
        <MenuItem value="standard">Standard</MenuItem>
        <MenuItem value="comfortable">Comfortable, 1.3 of the height</MenuItem>
      </TextField>
      {/* #region preview */}
      <DataGrid
        rows={staff}
        columns={columns}
        density={density}
        columnHeaderHeight={80}
        sx={{
          '& .MuiDataGrid-columnHeaderTitle': {whiteSpace: 'normal', lineHeight: 1.3},
        }}
      />
      {/* #endregion */}
    </Stack>
  );
}
