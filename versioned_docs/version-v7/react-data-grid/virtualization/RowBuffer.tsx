import {useState} from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {DataGrid} from '@mui/x-data-grid';
import {makeHourColumns, makeStations} from './hourly';
import {useCellCount} from './useCellCount';

const rows = makeStations(100);
const columns = makeHourColumns(48);

export default function RowBuffer() {
  const [buffer, setBuffer] = useState(150);
  const [ref, cells] = useCellCount();

  return (
    <Stack ref={ref} spacing={1} sx={{height: 470, width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="Buffer in pixels"
        value={buffer}
        onChange={(_, value: number | null) => value !== null && setBuffer(value)}
      >
        {[0, 150, 600, 2000].map((value) => (
          <ToggleButton key={value} value={value}>
            {value} px
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography variant="body2" role="status">
        {cells} cells in the document
      </Typography>
      <DataGrid
        key={buffer}
        rows={rows}
        columns={columns}
        // #region preview
        rowBufferPx={buffer}
        columnBufferPx={buffer}
        // #endregion
      />
    </Stack>
  );
}
