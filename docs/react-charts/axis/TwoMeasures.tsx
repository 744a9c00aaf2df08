import {useState} from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {LineChart} from '@mui/x-charts/LineChart';
import {atmosphere, formatSigned} from '../../_data/figures';

export default function TwoMeasures() {
  const [sameSide, setSameSide] = useState(false);

  return (
    <Box sx={{width: '100%'}}>
      <FormControlLabel
        label="Both on the left"
        control={
          <Switch checked={sameSide} onChange={(event) => setSameSide(event.target.checked)} />
        }
      />
      <LineChart
        height={300}
        title="Temperature and pressure of the air by height"
        dataset={atmosphere}
        xAxis={[{dataKey: 'height', label: 'Height (km)'}]}
        yAxis={[
          {id: 'celsius', label: 'Temperature (°C)', width: 62, valueFormatter: formatSigned},
          {
            id: 'pressure',
            label: 'Pressure (hPa)',
            width: 70,
            position: sameSide ? 'left' : 'right',
          },
        ]}
        series={[
          {dataKey: 'temperature', label: 'Temperature', yAxisId: 'celsius', showMark: false},
          {dataKey: 'pressure', label: 'Pressure', yAxisId: 'pressure', showMark: true},
        ]}
      />
    </Box>
  );
}
