import {useState} from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {DataGrid} from '@mui/x-data-grid';
import {makeHourColumns, makeStations} from './hourly';
import {useCellCount} from './useCellCount';

const rows = makeStations(50);
const columns = makeHourColumns(24);

export default function WithoutVirtualization() {
  const [off, setOff] = useState(false);
  const [ref, cells] = useCellCount();

  return (
    <Stack ref={ref} spacing={1} sx={{height: 460, width: '100%'}}>
      <FormControlLabel
        label="Disable virtualization"
        control={<Switch checked={off} onChange={(event) => setOff(event.target.checked)} />}
      />
      <Typography variant="body2" role="status">
        {cells} of 1,250 cells in the document
      </Typography>
      <DataGrid rows={rows} columns={columns} disableVirtualization={off} />
    </Stack>
  );
}
