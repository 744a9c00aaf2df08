import {useState} from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef, GridDensity} from '@mui/x-data-grid';
import {staff} from '../../_data/staff';
import type {StaffMember} from '../../_data/staff';

const columns: GridColDef<StaffMember>[] = [
  {field: 'givenName', headerName: 'Given name', width: 120},
  {field: 'familyName', headerName: 'Family name', width: 130},
  {field: 'role', headerName: 'Role', flex: 1, minWidth: 150},
];

export default function DensityChoice() {
  const [density, setDensity] = useState<GridDensity>('compact');

  return (
    <Stack spacing={2} sx={{height: 460, width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Density"
        value={density}
        onChange={(_event, value: GridDensity | null) => value && setDensity(value)}
      >
        <ToggleButton value="compact">Tight</ToggleButton>
        <ToggleButton value="standard">Standard</ToggleButton>
        <ToggleButton value="comfortable">Roomy</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <DataGrid rows={staff} columns={columns} density={density} />
      {/* #endregion */}
    </Stack>
  );
}
