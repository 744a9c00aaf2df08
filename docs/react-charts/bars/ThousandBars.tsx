import {useState} from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {BarChart} from '@mui/x-charts/BarChart';
import {createRandom} from '../../_data/random';

const random = createRandom(21);
const minutes = Array.from({length: 1440}, (_, minute) => minute);
const requests = minutes.map((minute) =>
  Math.round(300 + 220 * Math.sin((minute / 1440) * Math.PI * 2 - 2) + random.next() * 90),
);

function clockTime(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

export default function ThousandBars() {
  const [batch, setBatch] = useState(true);

  return (
    <Box sx={{width: '100%'}}>
      <FormControlLabel
        label="Draw in batches"
        control={<Switch checked={batch} onChange={(event) => setBatch(event.target.checked)} />}
      />
      <BarChart
        key={String(batch)}
        height={240}
        title="Requests in each minute of a day"
        renderer={batch ? 'svg-batch' : 'svg-single'}
        skipAnimation
        xAxis={[
          {
            scaleType: 'band',
            data: minutes,
            valueFormatter: clockTime,
            categoryGapRatio: 0,
            tickInterval: (value: number) => value % 240 === 0,
          },
        ]}
        series={[{label: 'Requests', data: requests}]}
        hideLegend
      />
    </Box>
  );
}
