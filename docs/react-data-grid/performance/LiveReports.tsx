import {useEffect, useState} from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {DataGridPro, useGridApiRef} from '@mui/x-data-grid-pro';
import type {GridColDef} from '@mui/x-data-grid-pro';
import {createRandom} from '../../_data/random';
import {sensors} from '../../_data/sensors';
import type {Sensor} from '../../_data/sensors';

const columns: GridColDef<Sensor>[] = [
  {field: 'name', headerName: 'Sensor', width: 110},
  {field: 'site', headerName: 'Site', flex: 1, minWidth: 130},
  {field: 'humidity', headerName: 'Humidity (%)', type: 'number', width: 140},
];

const random = createRandom(17);

export default function LiveReports() {
  const apiRef = useGridApiRef();
  const [running, setRunning] = useState(false);

  // #region preview
  useEffect(() => {
    if (!running) {
      return undefined;
    }
    const timer = setInterval(() => {
      const id = random.int(1, sensors.length);
      apiRef.current?.updateRows([{id, humidity: random.int(30, 80)}]);
    }, 20);
    return () => clearInterval(timer);
  }, [apiRef, running]);
  // #endregion

  return (
    <Stack spacing={1} sx={{height: 440, width: '100%'}}>
      <FormControlLabel
        label="Receive 50 reports a second"
        control={
          <Switch checked={running} onChange={(event) => setRunning(event.target.checked)} />
        }
      />
      <DataGridPro apiRef={apiRef} rows={sensors} columns={columns} throttleRowsMs={500} />
    </Stack>
  );
}
