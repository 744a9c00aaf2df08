import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGridPro, useGridApiRef} from '@mui/x-data-grid-pro';
import type {GridColDef, GridListViewColDef} from '@mui/x-data-grid-pro';
import {flights, flightStatuses} from '../../_data/flights';
import type {Flight} from '../../_data/flights';
import {useListTabStop} from './useListTabStop';

const time = (date: Date) => date.toLocaleTimeString('en-GB', {hour: '2-digit', minute: '2-digit'});

// #region preview
const columns: GridColDef<Flight>[] = [
  {field: 'code', headerName: 'Flight'},
  {field: 'destination', headerName: 'Destination'},
  {field: 'status', headerName: 'Status', type: 'singleSelect', valueOptions: [...flightStatuses]},
  {field: 'departsAt', headerName: 'Departure', type: 'dateTime'},
];

const listViewColumn: GridListViewColDef<Flight> = {
  field: 'flight',
  renderCell: ({row}) => (
    <Stack direction="row" spacing={2} sx={{height: 1, alignItems: 'center'}}>
      <Typography variant="body2">{time(row.departsAt)}</Typography>
      <Stack sx={{flex: 1, minWidth: 0}}>
        <Typography variant="body2" noWrap>
          {row.destination}
        </Typography>
        <Typography variant="caption" color="text.secondary">
          {row.code}, gate {row.gate ?? 'not yet known'}
        </Typography>
      </Stack>
      <Chip size="small" label={row.status} />
    </Stack>
  ),
};
// #endregion

export default function SearchFlights() {
  const apiRef = useGridApiRef();
  useListTabStop(apiRef, true, 'flight');

  return (
    <div style={{height: 460, width: '100%', maxWidth: 460}}>
      <DataGridPro
        apiRef={apiRef}
        rows={flights}
        columns={columns}
        listView
        listViewColumn={listViewColumn}
        rowHeight={64}
        checkboxSelection
        showToolbar
        initialState={{sorting: {sortModel: [{field: 'departsAt', sort: 'asc'}]}}}
      />
    </div>
  );
}
