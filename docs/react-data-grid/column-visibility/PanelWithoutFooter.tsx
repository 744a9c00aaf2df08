import {useState} from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {flights} from '../../_data/flights';
import type {Flight} from '../../_data/flights';

const columns: GridColDef<Flight>[] = [
  {field: 'code', headerName: 'Flight', width: 110},
  {field: 'destination', headerName: 'Destination', flex: 1, minWidth: 130},
  {field: 'gate', headerName: 'Gate', width: 90},
  {field: 'status', headerName: 'Status', width: 120},
];

export default function PanelWithoutFooter() {
  const [showAll, setShowAll] = useState(false);
  const [reset, setReset] = useState(false);

  return (
    <Stack spacing={1} sx={{height: 500, width: '100%'}}>
      <Stack direction="row" useFlexGap sx={{flexWrap: 'wrap'}}>
        <FormControlLabel
          control={<Switch checked={showAll} onChange={(_e, on) => setShowAll(on)} />}
          label="Show/Hide All"
        />
        <FormControlLabel
          control={<Switch checked={reset} onChange={(_e, on) => setReset(on)} />}
          label="Reset"
        />
      </Stack>
      {/* #region preview */}
      <DataGrid
        rows={flights}
        columns={columns}
        showToolbar
        slotProps={{
          columnsManagement: {disableShowHideToggle: !showAll, disableResetButton: !reset},
        }}
      />
      {/* #endregion */}
    </Stack>
  );
}
