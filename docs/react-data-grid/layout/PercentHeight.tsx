import {useState} from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {sensors} from '../../_data/sensors';
import type {Sensor} from '../../_data/sensors';

const columns: GridColDef<Sensor>[] = [
  {field: 'name', headerName: 'Sensor', width: 100},
  {field: 'site', headerName: 'Site', flex: 1, minWidth: 120},
  {field: 'battery', headerName: 'Battery (%)', type: 'number', width: 120},
];

export default function PercentHeight() {
  const [share, setShare] = useState('60%');

  return (
    <Stack spacing={2} sx={{width: '100%', height: 460}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="Height of the grid"
        value={share}
        onChange={(_, value: string | null) => value && setShare(value)}
      >
        <ToggleButton value="60%">60%</ToggleButton>
        <ToggleButton value="80%">80%</ToggleButton>
        <ToggleButton value="100%">100%</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <Box sx={{height: 400, border: '1px dashed', borderColor: 'divider'}}>
        <Box sx={{height: share}}>
          <DataGrid rows={sensors} columns={columns} />
        </Box>
      </Box>
      {/* #endregion */}
    </Stack>
  );
}
