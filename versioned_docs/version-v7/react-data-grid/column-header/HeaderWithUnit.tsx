import AcUnitIcon from '@mui/icons-material/AcUnit';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {sensors} from '../../_data/sensors';
import type {Sensor} from '../../_data/sensors';

// #region preview
const columns: GridColDef<Sensor>[] = [
  {field: 'name', headerName: 'Sensor', width: 110},
  {field: 'site', headerName: 'Site', flex: 1, minWidth: 120},
  {
    field: 'temperature',
    headerName: 'Temperature',
    type: 'number',
    width: 180,
    renderHeader: ({colDef}) => (
      <Stack direction="row" spacing={0.5} sx={{alignItems: 'center'}}>
        <AcUnitIcon fontSize="small" aria-hidden />
        <strong>{colDef.headerName}</strong>
        <Typography variant="caption" sx={{color: 'text.secondary'}}>
          °C
        </Typography>
      </Stack>
    ),
  },
];
// #endregion

export default function HeaderWithUnit() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid rows={sensors} columns={columns} />
    </div>
  );
}
