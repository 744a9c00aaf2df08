import {useEffect, useState} from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import {DataGridPro, useGridApiRef} from '@mui/x-data-grid-pro';
import type {GridColDef} from '@mui/x-data-grid-pro';
import {createRandom} from '../../_data/random';
import {sensors} from '../../_data/sensors';
import type {Sensor} from '../../_data/sensors';

const columns: GridColDef<Sensor>[] = [
  {field: 'name', headerName: 'Sensor', width: 110},
  {field: 'site', headerName: 'Site', flex: 1, minWidth: 110},
  {field: 'temperature', headerName: '°C', type: 'number', width: 100},
];

const random = createRandom(21);

export default function LiveReadings() {
  const apiRef = useGridApiRef();
  const [live, setLive] = useState(false);
  const [throttle, setThrottle] = useState(1000);

  // #region preview
  useEffect(() => {
    if (!live) {
      return undefined;
    }
    const timer = setInterval(() => {
      const updates = Array.from({length: 10}, () => ({
        id: random.int(1, sensors.length),
        temperature: random.int(-200, 300) / 10,
      }));
      apiRef.current?.updateRows(updates);
    }, 50);
    return () => clearInterval(timer);
  }, [apiRef, live]);
  // #endregion

  return (
    <Stack spacing={2} sx={{height: 500, width: '100%'}}>
      <Stack direction="row" useFlexGap spacing={2} sx={{flexWrap: 'wrap'}}>
        <FormControlLabel
          control={<Switch checked={live} onChange={(_e, on) => setLive(on)} />}
          label="200 updates a second"
        />
        <TextField
          select
          size="small"
          label="Show them every"
          value={throttle}
          onChange={(event) => setThrottle(Number(event.target.value))}
          sx={{minWidth: 150}}
        >
          <MenuItem value={0}>Update</MenuItem>
          <MenuItem value={250}>250 ms</MenuItem>
          <MenuItem value={1000}>1000 ms</MenuItem>
        </TextField>
      </Stack>
      <DataGridPro apiRef={apiRef} rows={sensors} columns={columns} throttleRowsMs={throttle} />
    </Stack>
  );
}
