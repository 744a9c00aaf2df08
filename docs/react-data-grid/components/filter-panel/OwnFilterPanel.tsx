import {useEffect, useRef} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPro,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import type {GridColDef} from '@mui/x-data-grid-pro';
import {flights} from '../../../_data/flights';
import type {Flight} from '../../../_data/flights';

// #region preview
function FlightFilters() {
  const apiRef = useGridApiContext();
  const {items} = useGridSelector(apiRef, gridFilterModelSelector);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const valueOf = (id: string) => items.find((item) => item.id === id)?.value as unknown;

  return (
    <Stack spacing={2} sx={{p: 2, width: 260}}>
      <TextField
        label="Destination"
        inputRef={first}
        size="small"
        value={valueOf('to') ?? ''}
        onChange={(event) =>
          apiRef.current.upsertFilterItem({
            id: 'to',
            field: 'destination',
            operator: 'contains',
            value: event.target.value,
          })
        }
      />
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-label="Delay"
        value={valueOf('late') ?? null}
        onChange={(_event, value: number | null) =>
          apiRef.current.upsertFilterItem({
            id: 'late',
            field: 'delay',
            operator: '>=',
            value: value ?? undefined,
          })
        }
      >
        <ToggleButton value={5}>Late</ToggleButton>
        <ToggleButton value={30}>Late by 30 min</ToggleButton>
      </ToggleButtonGroup>
      <Button onClick={() => apiRef.current.hideFilterPanel()}>Done</Button>
    </Stack>
  );
}
// #endregion

function FlightToolbar() {
  return (
    <Toolbar>
      <FilterPanelTrigger render={<ToolbarButton render={<Button />} />}>
        Filter departures
      </FilterPanelTrigger>
    </Toolbar>
  );
}

const columns: GridColDef<Flight>[] = [
  {field: 'code', headerName: 'Flight', width: 110},
  {field: 'destination', headerName: 'Destination', flex: 1, minWidth: 130},
  {field: 'delay', headerName: 'Delay (min)', type: 'number', width: 120},
];

export default function OwnFilterPanel() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPro
        rows={flights}
        columns={columns}
        showToolbar
        slots={{toolbar: FlightToolbar, filterPanel: FlightFilters}}
      />
    </div>
  );
}
