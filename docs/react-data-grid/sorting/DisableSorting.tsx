import {useState} from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {DataGrid, useGridApiRef} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {flights} from '../../_data/flights';
import type {Flight} from '../../_data/flights';

// #region preview
const columns: GridColDef<Flight>[] = [
  {field: 'departsAt', headerName: 'Departs', type: 'dateTime', width: 190},
  {field: 'destination', headerName: 'Destination', flex: 1, minWidth: 130},
  {field: 'code', headerName: 'Flight', width: 110, sortable: false},
  {field: 'delay', headerName: 'Delay (min)', type: 'number', width: 130, sortable: false},
];
// #endregion

export default function DisableSorting() {
  const apiRef = useGridApiRef();
  const [disabled, setDisabled] = useState(false);

  return (
    <Stack spacing={2} sx={{height: 470, width: '100%'}}>
      <Stack direction="row" useFlexGap sx={{flexWrap: 'wrap', columnGap: 2}}>
        <FormControlLabel
          control={
            <Switch checked={disabled} onChange={(event) => setDisabled(event.target.checked)} />
          }
          label="No column can be sorted"
        />
        <Button onClick={() => apiRef.current?.sortColumn('delay', 'desc')}>
          Worst delay first
        </Button>
      </Stack>
      <DataGrid
        apiRef={apiRef}
        rows={flights}
        columns={columns}
        disableColumnSorting={disabled}
        initialState={{sorting: {sortModel: [{field: 'departsAt', sort: 'asc'}]}}}
      />
    </Stack>
  );
}
