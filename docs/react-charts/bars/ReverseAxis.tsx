import {useState} from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {BarChart} from '@mui/x-charts/BarChart';

export default function ReverseAxis() {
  const [reverse, setReverse] = useState(true);

  return (
    <Box sx={{width: '100%'}}>
      <FormControlLabel
        label="Depth grows downward"
        control={
          <Switch checked={reverse} onChange={(event) => setReverse(event.target.checked)} />
        }
      />
      <BarChart
        height={260}
        title="Depth of boreholes in meters"
        xAxis={[
          {data: ['BH-1', 'BH-2', 'BH-3', 'BH-4', 'BH-5'], position: reverse ? 'top' : 'bottom'},
        ]}
        yAxis={[{label: 'Depth (m)', reverse, width: 56}]}
        series={[{data: [42, 65, 38, 71, 54], label: 'Depth'}]}
        hideLegend
      />
    </Box>
  );
}
