import {useState} from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {LineChart} from '@mui/x-charts/LineChart';

const hours = Array.from({length: 13}, (_, index) => `${index + 6}:00`);
const watts = [20, 90, 210, 340, null, null, 520, 540, 500, null, 310, 160, 40];

export default function SensorOutage() {
  const [connectNulls, setConnectNulls] = useState(false);

  return (
    <Box sx={{width: '100%'}}>
      <FormControlLabel
        label="Fill over gaps"
        control={
          <Switch checked={connectNulls} onChange={(_, checked) => setConnectNulls(checked)} />
        }
      />
      <LineChart
        height={260}
        title="Power of an invented solar panel during a day"
        desc="Up to 540 watts at 13:00. No readings at 10:00, 11:00 and 15:00."
        enableKeyboardNavigation
        xAxis={[{scaleType: 'point', data: hours}]}
        yAxis={[{label: 'Watts', width: 56}]}
        series={[
          {
            label: 'Power',
            data: watts,
            area: true,
            connectNulls,
            valueFormatter: (value) => (value === null ? 'no reading' : `${value} W`),
          },
        ]}
        hideLegend
      />
    </Box>
  );
}
