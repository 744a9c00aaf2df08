import {useEffect} from 'react';
import {DataGrid, useGridApiRef} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {sensors} from '../../_data/sensors';
import {createRandom} from '../../_data/random';

const columns: GridColDef[] = [
  {field: 'name', headerName: 'Sensor', width: 110},
  {field: 'site', headerName: 'Site', flex: 1, minWidth: 130},
  {field: 'temperature', headerName: 'Now (°C)', type: 'number', width: 120},
];

export default function LiveReadings() {
  const apiRef = useGridApiRef();

  useEffect(() => {
    const random = createRandom(3);
    const timer = setInterval(() => {
      const id = random.int(1, sensors.length);
      apiRef.current.updateRows([{id, temperature: random.int(14, 31)}]);
    }, 1500);
    return () => clearInterval(timer);
  }, [apiRef]);

  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid apiRef={apiRef} rows={sensors} columns={columns} />
    </div>
  );
}
