import {useState} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {PieChart} from '@mui/x-charts/PieChart';

const shifts = [
  {name: 'Early shift', values: [420, 180, 60]},
  {name: 'Late shift', values: [310, 240, 150]},
] as const;
const names = ['Running', 'Setting up', 'Standing still'];

export default function MovingSlices() {
  const [late, setLate] = useState(false);
  const [skip, setSkip] = useState(false);
  const shift = shifts[late ? 1 : 0];

  return (
    <Box sx={{width: '100%'}}>
      <PieChart
        height={220}
        title={`Minutes of a press by state, ${shift.name.toLowerCase()}`}
        skipAnimation={skip}
        series={[
          {
            innerRadius: '60%',
            data: shift.values.map((value, id) => ({id, value, label: names[id]})),
            valueFormatter: ({value}) => `${value} min`,
          },
        ]}
      />
      <Box sx={{display: 'flex', gap: 2, mt: 1}}>
        <Button variant="outlined" size="small" onClick={() => setLate(!late)}>
          {late ? 'Early' : 'Late'} shift
        </Button>
        <FormControlLabel
          control={<Switch checked={skip} onChange={(_, checked) => setSkip(checked)} />}
          label="No animation"
        />
      </Box>
    </Box>
  );
}
