import {useState} from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import {PieChart, pieArcLabelClasses} from '@mui/x-charts/PieChart';

const fleet = [
  {label: 'Electric', value: 46},
  {label: 'Hybrid', value: 31},
  {label: 'Diesel', value: 15},
  {label: 'Gas', value: 5},
  {label: 'Other', value: 3},
];

export default function PieLabels() {
  const [angle, setAngle] = useState(30);

  return (
    <Box sx={{width: '100%'}}>
      <Typography id="least-angle" variant="body2">
        arcLabelMinAngle: {angle}°
      </Typography>
      <Slider
        size="small"
        aria-labelledby="least-angle"
        max={90}
        step={10}
        value={angle}
        onChange={(_, next) => setAngle(next)}
        sx={{maxWidth: 240, display: 'block', mx: 1}}
      />
      <PieChart
        height={260}
        title="Fleet of an invented carrier by fuel, in percent"
        colors={['#0b63a5', '#9a4a00', '#4b5363', '#00694c', '#7a3f8f']}
        series={[
          {
            data: fleet,
            innerRadius: '35%',
            arcLabel: ({value}) => `${value}%`,
            arcLabelMinAngle: angle,
            arcLabelRadius: '70%',
            valueFormatter: ({value}) => `${value}%`,
          },
        ]}
        sx={{[`& .${pieArcLabelClasses.root}`]: {fill: '#fff', fontWeight: 600}}}
      />
    </Box>
  );
}
