import {useMemo, useState} from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {DataGrid, GridDataSourceCacheDefault, useGridApiRef} from '@mui/x-data-grid';
import type {GridColDef, GridDataSource} from '@mui/x-data-grid';
import {createMockNetwork} from '../../_data/mockNetwork';
import {createRandom} from '../../_data/random';
import {sensors} from '../../_data/sensors';
import type {Sensor} from '../../_data/sensors';

const columns: GridColDef<Sensor>[] = [
  {field: 'name', headerName: 'Sensor', width: 100},
  {field: 'site', headerName: 'Site', flex: 1, minWidth: 130},
  {field: 'temperature', headerName: 'Temperature (°C)', type: 'number', width: 150},
];

const cache = new GridDataSourceCacheDefault({ttl: 1500});

export default function FreshSensors() {
  const apiRef = useGridApiRef();
  const [polls, setPolls] = useState(true);
  const dataSource = useMemo<GridDataSource>(() => {
    const network = createMockNetwork();
    const random = createRandom(23);
    return {
      getRows: ({start, end}) =>
        network.send(() => ({
          rowCount: sensors.length,
          rows: sensors.slice(Number(start), end + 1).map((sensor) => ({
            ...sensor,
            temperature:
              sensor.temperature === null
                ? null
                : Math.round((sensor.temperature + random.next() - 0.5) * 10) / 10,
          })),
        })),
    };
  }, []);

  const toggle = (checked: boolean) => {
    setPolls(checked);
    if (checked) {
      void apiRef.current?.dataSource.fetchRows();
    }
  };

  return (
    <Stack spacing={1} sx={{height: 460, width: '100%'}}>
      <FormControlLabel
        label="Ask again every two seconds"
        control={<Switch checked={polls} onChange={(_, checked) => toggle(checked)} />}
      />
      <DataGrid
        apiRef={apiRef}
        columns={columns}
        dataSource={dataSource}
        // #region preview
        dataSourceRevalidateMs={polls ? 2000 : 0}
        dataSourceCache={cache}
        // #endregion
        pageSizeOptions={[8]}
        initialState={{pagination: {paginationModel: {pageSize: 8}, rowCount: 0}}}
      />
    </Stack>
  );
}
