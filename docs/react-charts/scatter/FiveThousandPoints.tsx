import {useState} from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {createRandom} from '../../_data/random';

const random = createRandom(5);
/** Cycles of an invented injection press: seconds, and degrees of the mold. */
const cycles = Array.from({length: 5000}, (_, id) => {
  const x = 24 + 8 * (random.next() + random.next() + random.next() - 1.5);
  return {id, x, y: 60 + (x - 24) * 1.8 + 9 * (random.next() + random.next() - 1)};
}).sort((a, b) => a.x - b.x);

export default function FiveThousandPoints() {
  const [batch, setBatch] = useState(true);

  return (
    <Box sx={{width: '100%'}}>
      <FormControlLabel
        label="Draw in batches"
        control={<Switch checked={batch} onChange={(_, checked) => setBatch(checked)} />}
      />
      <ScatterChart
        key={String(batch)}
        renderer={batch ? 'svg-batch' : 'svg-single'}
        height={300}
        title="5,000 cycles of a press: temperature of the mold by length of the cycle"
        desc="Longer cycles go with a warmer mold, about 1.8 degrees per second."
        voronoiMaxRadius={20}
        xAxis={[{label: 'Cycle (s)'}]}
        yAxis={[{label: 'Mold (°C)', width: 56}]}
        series={[
          {
            label: 'Cycles',
            data: cycles,
            markerSize: 2,
            valueFormatter: (cycle) => cycle && `${cycle.x.toFixed(1)} s, ${cycle.y.toFixed(1)} °C`,
          },
        ]}
        hideLegend
      />
    </Box>
  );
}
