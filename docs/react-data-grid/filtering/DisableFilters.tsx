import {useState} from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {flights} from '../../_data/flights';
import type {Flight} from '../../_data/flights';

// #region preview
const columns: GridColDef<Flight>[] = [
  {field: 'code', headerName: 'Flight', width: 110},
  {field: 'destination', headerName: 'Destination', flex: 1, minWidth: 130},
  {field: 'status', headerName: 'Status', width: 130, filterable: false},
  {field: 'delay', headerName: 'Delay (min)', type: 'number', width: 130},
];
// #endregion

export default function DisableFilters() {
  const [disabled, setDisabled] = useState(false);

  return (
    <Stack spacing={2} sx={{height: 470, width: '100%'}}>
      <FormControlLabel
        label="No column can be filtered"
        control={
          <Switch checked={disabled} onChange={(event) => setDisabled(event.target.checked)} />
        }
      />
      <DataGrid
        rows={flights}
        columns={columns}
        showToolbar
        disableColumnFilter={disabled}
        initialState={{
          filter: {
            filterModel: {items: [{field: 'status', operator: 'equals', value: 'Boarding'}]},
          },
        }}
      />
    </Stack>
  );
}
