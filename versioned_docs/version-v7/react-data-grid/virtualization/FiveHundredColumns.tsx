import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid} from '@mui/x-data-grid';
import {makeHourColumns, makeStations} from './hourly';
import {useCellCount} from './useCellCount';

// #region preview
const rows = makeStations(100);
const columns = makeHourColumns(500);

export default function FiveHundredColumns() {
  const [ref, cells] = useCellCount();

  return (
    <Stack ref={ref} spacing={1} sx={{height: 430, width: '100%'}}>
      <Typography variant="body2">
        50,100 cells in the grid, {cells.toLocaleString('en-US')} in the document
      </Typography>
      <DataGrid rows={rows} columns={columns} aria-label="Hourly temperatures" />
    </Stack>
  );
}
// #endregion
