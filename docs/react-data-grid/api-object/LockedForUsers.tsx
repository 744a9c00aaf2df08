import {useState} from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Stack from '@mui/material/Stack';
import {DataGrid, useGridApiRef} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {flights} from '../../_data/flights';
import type {Flight} from '../../_data/flights';

const columns: GridColDef<Flight>[] = [
  {field: 'code', headerName: 'Flight', width: 110},
  {field: 'destination', headerName: 'Destination', flex: 1, minWidth: 130},
  {field: 'delay', headerName: 'Delay (min)', type: 'number', width: 120},
  {field: 'passengers', headerName: 'Passengers', type: 'number', width: 110},
];

export default function LockedForUsers() {
  const apiRef = useGridApiRef();
  const [view, setView] = useState('plan');

  // #region preview
  const show = (next: string) => {
    const late = next === 'late';
    setView(next);
    apiRef.current?.setColumnVisibility('passengers', !late);
    apiRef.current?.sortColumn(late ? 'delay' : 'code', late ? 'desc' : 'asc');
    apiRef.current?.setFilterModel({
      items: late ? [{field: 'delay', operator: '>', value: 0}] : [],
    });
  };
  // #endregion

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="View"
        value={view}
        onChange={(_event, next: string | null) => next && show(next)}
      >
        <ToggleButton value="plan">Plan</ToggleButton>
        <ToggleButton value="late">Late</ToggleButton>
      </ToggleButtonGroup>
      <div style={{height: 360}}>
        <DataGrid
          apiRef={apiRef}
          rows={flights}
          columns={columns}
          disableColumnSorting
          disableColumnFilter
          disableColumnSelector
        />
      </div>
    </Stack>
  );
}
