import {useState} from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef, GridDensity} from '@mui/x-data-grid';
import {flights} from '../../_data/flights';
import type {Flight} from '../../_data/flights';

const columns: GridColDef<Flight>[] = [
  {field: 'code', headerName: 'Flight', width: 110},
  {field: 'destination', headerName: 'Destination', flex: 1, minWidth: 130},
  {field: 'passengers', headerName: 'Passengers', type: 'number', width: 120},
];

const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];

export default function ChooseDensity() {
  const [density, setDensity] = useState<GridDensity>('standard');

  return (
    <Stack spacing={2} sx={{height: 440, width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="Density"
        value={density}
        onChange={(_, value: GridDensity | null) => value && setDensity(value)}
      >
        {densities.map((value) => (
          <ToggleButton key={value} value={value}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <DataGrid
        rows={flights}
        columns={columns}
        label="Departures"
        // #region preview
        density={density}
        onDensityChange={setDensity}
        // #endregion
      />
    </Stack>
  );
}
