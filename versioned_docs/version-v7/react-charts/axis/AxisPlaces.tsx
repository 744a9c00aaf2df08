import {useState} from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {BarChart} from '@mui/x-charts/BarChart';
import {summits} from '../../_data/figures';

const sides = ['bottom', 'top', 'left', 'right'] as const;
type Side = (typeof sides)[number];

export default function AxisPlaces() {
  const [shown, setShown] = useState<Record<Side, boolean>>({
    bottom: true,
    top: false,
    left: false,
    right: true,
  });
  const axisAt = (side: Side, id: string) => (shown[side] ? id : null);

  return (
    <Box sx={{width: '100%'}}>
      <Box sx={{display: 'grid', gridTemplateColumns: 'repeat(2, max-content)'}}>
      {sides.map((side) => (
        <FormControlLabel
          key={side}
          label={side}
          control={
            <Switch
              size="small"
              checked={shown[side]}
              onChange={(event) => setShown({...shown, [side]: event.target.checked})}
            />
          }
        />
      ))}
      </Box>
      <BarChart
        height={260}
        title="Highest mountain of six continents"
        dataset={summits}
        xAxis={[{id: 'names', scaleType: 'band', dataKey: 'name'}]}
        yAxis={[{id: 'meters'}]}
        bottomAxis={axisAt('bottom', 'names')}
        topAxis={axisAt('top', 'names')}
        leftAxis={axisAt('left', 'meters')}
        rightAxis={axisAt('right', 'meters')}
        series={[{dataKey: 'height', label: 'Height (m)'}]}
        margin={{top: 30, bottom: 30}}
        slotProps={{legend: {hidden: true}}}
      />
    </Box>
  );
}
