import {useState} from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import {RadarChart} from '@mui/x-charts/RadarChart';

export default function GridShapes() {
  const [divisions, setDivisions] = useState(4);
  const [round, setRound] = useState(true);
  const [stripes, setStripes] = useState(true);

  return (
    <Box sx={{width: '100%'}}>
      <RadarChart
        height={280}
        title="Minutes of delay by weekday"
        hideLegend
        series={[{label: 'Delay', data: [14, 9, 11, 12, 21, 8, 5], fillArea: true}]}
        radar={{max: 24, metrics: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']}}
        divisions={divisions}
        shape={round ? 'circular' : 'sharp'}
        {...(!stripes && {stripeColor: null})}
      />
      <Box sx={{display: 'flex', justifyContent: 'space-between', px: 1}}>
        <FormControlLabel
          control={<Switch checked={round} onChange={(_, checked) => setRound(checked)} />}
          label="Round"
        />
        <FormControlLabel
          control={<Switch checked={stripes} onChange={(_, checked) => setStripes(checked)} />}
          label="Stripes"
        />
      </Box>
      <Box sx={{px: 2.5}}>
        <Slider
          aria-label="Divisions"
          min={1}
          max={8}
          value={divisions}
          valueLabelDisplay="auto"
          onChange={(_, value) => setDivisions(value)}
        />
      </Box>
    </Box>
  );
}
