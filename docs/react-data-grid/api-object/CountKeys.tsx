import {useEffect, useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid, useGridApiRef} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {sensors} from '../../_data/sensors';
import type {Sensor} from '../../_data/sensors';

const columns: GridColDef<Sensor>[] = [
  {field: 'name', headerName: 'Sensor', flex: 1, minWidth: 100},
  {field: 'site', headerName: 'Site', width: 140},
  {field: 'battery', headerName: 'Battery (%)', type: 'number', width: 120},
];

export default function CountKeys() {
  const apiRef = useGridApiRef();
  const [keys, setKeys] = useState(0);

  // #region preview
  useEffect(
    () => apiRef.current?.subscribeEvent('cellKeyDown', () => setKeys((count) => count + 1)),
    [apiRef],
  );
  // #endregion

  return (
    <Stack spacing={1} sx={{width: '100%', minHeight: 390}}>
      <div style={{height: 360}}>
        <DataGrid apiRef={apiRef} rows={sensors} columns={columns} />
      </div>
      <Typography variant="body2">{keys} keys pressed in cells</Typography>
    </Stack>
  );
}
