import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGridPro, GridPinnedColumnPosition, useGridApiRef} from '@mui/x-data-grid-pro';
import type {GridColDef} from '@mui/x-data-grid-pro';
import {flights} from '../../_data/flights';
import type {Flight} from '../../_data/flights';

const columns: GridColDef<Flight>[] = [
  {field: 'code', headerName: 'Flight', width: 110, pinnable: false},
  {field: 'destination', headerName: 'Destination', width: 170},
  {field: 'gate', headerName: 'Gate', width: 120},
  {field: 'status', headerName: 'Status', width: 150},
  {field: 'passengers', headerName: 'Passengers', type: 'number', width: 130},
];

export default function FixedPinning() {
  const apiRef = useGridApiRef();

  // #region preview
  const toggle = (field: string) => {
    if (apiRef.current.isColumnPinned(field)) {
      apiRef.current.unpinColumn(field);
    } else {
      apiRef.current.pinColumn(field, GridPinnedColumnPosition.RIGHT);
    }
  };
  // #endregion

  return (
    <Stack spacing={2} sx={{height: 460, width: '100%'}}>
      <Button variant="outlined" onClick={() => toggle('status')} sx={{alignSelf: 'start'}}>
        Pin or unpin the status
      </Button>
      <DataGridPro
        apiRef={apiRef}
        rows={flights}
        columns={columns}
        initialState={{pinnedColumns: {left: ['code']}}}
      />
    </Stack>
  );
}
