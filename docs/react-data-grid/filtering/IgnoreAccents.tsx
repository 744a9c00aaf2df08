import {useState} from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {flights} from '../../_data/flights';
import type {Flight} from '../../_data/flights';

const columns: GridColDef<Flight>[] = [
  {field: 'destination', headerName: 'Destination', flex: 1, minWidth: 150},
  {field: 'code', headerName: 'Flight', width: 120},
];

const start = {
  filter: {filterModel: {items: [{field: 'destination', operator: 'contains', value: 'malaga'}]}},
};

export default function IgnoreAccents() {
  const [ignore, setIgnore] = useState(true);

  return (
    <Stack spacing={2} sx={{height: 400, width: '100%'}}>
      <FormControlLabel
        label="Ignore accents"
        control={<Switch checked={ignore} onChange={(event) => setIgnore(event.target.checked)} />}
      />
      {/* #region preview */}
      <DataGrid
        key={String(ignore)}
        rows={flights}
        columns={columns}
        initialState={start}
        ignoreDiacritics={ignore}
      />
      {/* #endregion */}
    </Stack>
  );
}
