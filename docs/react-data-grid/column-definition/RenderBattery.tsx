import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef, GridRenderCellParams} from '@mui/x-data-grid';
import {sensors} from '../../_data/sensors';
import type {Sensor} from '../../_data/sensors';

// #region preview
function BatteryCell({value = 0, row}: GridRenderCellParams<Sensor, number>) {
  return (
    <Stack direction="row" spacing={1} sx={{alignItems: 'center', width: '100%'}}>
      <LinearProgress
        variant="determinate"
        value={value}
        color={value < 20 ? 'error' : 'primary'}
        aria-label={`Battery of ${row.name}`}
        sx={{flex: 1}}
      />
      <span>{value}%</span>
    </Stack>
  );
}

const columns: GridColDef<Sensor>[] = [
  {
    field: 'name',
    headerName: 'Sensor',
    width: 110,
    renderCell: ({value, tabIndex}: GridRenderCellParams<Sensor, string>) => (
      <Link href={`#${value}`} tabIndex={tabIndex}>
        {value}
      </Link>
    ),
  },
  {field: 'site', headerName: 'Site', flex: 1, minWidth: 110},
  {
    field: 'battery',
    headerName: 'Battery',
    type: 'number',
    width: 150,
    display: 'flex',
    renderCell: (params) => <BatteryCell {...params} />,
  },
];
// #endregion

export default function RenderBattery() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid rows={sensors} columns={columns} />
    </div>
  );
}
