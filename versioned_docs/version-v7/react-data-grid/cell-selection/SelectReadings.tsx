import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGridPremium, useGridApiRef} from '@mui/x-data-grid-premium';
import type {GridColDef} from '@mui/x-data-grid-premium';
import {sensors} from '../../_data/sensors';
import type {Sensor} from '../../_data/sensors';

const columns: GridColDef<Sensor>[] = [
  {field: 'name', headerName: 'Sensor', flex: 1, minWidth: 90},
  {field: 'temperature', headerName: 'Temp. (°C)', type: 'number', width: 120},
  {field: 'humidity', headerName: 'Humidity (%)', type: 'number', width: 120},
  {field: 'battery', headerName: 'Battery (%)', type: 'number', width: 120},
];

export default function SelectReadings() {
  const apiRef = useGridApiRef();
  const [text, setText] = useState('Drag over some numbers.');

  // #region preview
  const average = () => {
    const api = apiRef.current;
    const numbers = api
      .getSelectedCellsAsArray()
      .map(({id, field}): unknown => api.getCellParams(id, field).value)
      .filter((value) => typeof value === 'number');
    const sum = numbers.reduce((total, value) => total + value, 0);
    setText(
      numbers.length > 0
        ? `${numbers.length} numbers, on average ${(sum / numbers.length).toFixed(1)}`
        : 'No numbers selected.',
    );
  };
  // #endregion

  return (
    <Stack spacing={2} sx={{height: 440, width: '100%'}}>
      <Typography variant="body2" role="status">
        {text}
      </Typography>
      <DataGridPremium
        apiRef={apiRef}
        rows={sensors}
        columns={columns}
        cellSelection
        rowSelection={false}
        onCellSelectionModelChange={average}
      />
    </Stack>
  );
}
