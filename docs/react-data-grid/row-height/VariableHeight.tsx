import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef, GridRowHeightParams} from '@mui/x-data-grid';
import {flights} from '../../_data/flights';
import type {Flight} from '../../_data/flights';

const columns: GridColDef<Flight>[] = [
  {field: 'code', headerName: 'Flight', width: 110},
  {
    field: 'destination',
    headerName: 'Destination',
    flex: 1,
    minWidth: 150,
    display: 'flex',
    renderCell: ({row}) => (
      <Box>
        {row.destination}
        {row.delay >= 30 && (
          <Typography variant="body2">Expected {row.delay} minutes late</Typography>
        )}
      </Box>
    ),
  },
  {field: 'status', headerName: 'Status', width: 120},
];

// #region preview
const getRowHeight = ({model, densityFactor}: GridRowHeightParams) =>
  (model as Flight).delay >= 30 ? 80 * densityFactor : null;
// #endregion

export default function VariableHeight() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid rows={flights} columns={columns} getRowHeight={getRowHeight} />
    </div>
  );
}
