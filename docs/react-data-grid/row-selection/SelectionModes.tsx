import {useState} from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {DataGridPro} from '@mui/x-data-grid-pro';
import type {GridColDef} from '@mui/x-data-grid-pro';
import {flights} from '../../_data/flights';
import type {Flight} from '../../_data/flights';

const columns: GridColDef<Flight>[] = [
  {field: 'code', headerName: 'Flight', width: 110},
  {field: 'destination', headerName: 'Destination', flex: 1, minWidth: 130},
  {field: 'status', headerName: 'Status', width: 130},
];

export default function SelectionModes() {
  const [checkboxes, setCheckboxes] = useState(false);
  const [single, setSingle] = useState(false);
  const [noClick, setNoClick] = useState(false);

  const choice = (label: string, checked: boolean, set: (on: boolean) => void) => (
    <FormControlLabel
      label={label}
      control={<Switch checked={checked} onChange={(event) => set(event.target.checked)} />}
    />
  );

  return (
    <Stack spacing={2} sx={{height: 520, width: '100%'}}>
      <Stack direction="row" useFlexGap sx={{flexWrap: 'wrap'}}>
        {choice('Checkboxes', checkboxes, setCheckboxes)}
        {choice('One row at most', single, setSingle)}
        {choice('Not by click', noClick, setNoClick)}
      </Stack>
      {/* #region preview */}
      <DataGridPro
        rows={flights}
        columns={columns}
        checkboxSelection={checkboxes}
        disableMultipleRowSelection={single}
        disableRowSelectionOnClick={noClick}
      />
      {/* #endregion */}
    </Stack>
  );
}
