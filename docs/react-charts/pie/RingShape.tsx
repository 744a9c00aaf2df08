import {useState} from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import {PieChart} from '@mui/x-charts/PieChart';
import {populationByRegion} from '../../_data/population';

const sliders = [
  {name: 'innerRadius', min: 0, max: 90},
  {name: 'outerRadius', min: 20, max: 100},
  {name: 'cornerRadius', min: 0, max: 20},
  {name: 'paddingAngle', min: 0, max: 10},
  {name: 'startAngle', min: -180, max: 0},
  {name: 'endAngle', min: 0, max: 360},
] as const;

export default function RingShape() {
  const [shape, setShape] = useState({
    innerRadius: 50,
    outerRadius: 100,
    cornerRadius: 4,
    paddingAngle: 1,
    startAngle: -90,
    endAngle: 270,
  });

  return (
    <Box sx={{width: '100%'}}>
      <PieChart
        height={220}
        title="People by region, 2024"
        hideLegend
        series={[
          {
            ...shape,
            data: populationByRegion,
            arcLabel: 'label',
            arcLabelMinAngle: 60,
            valueFormatter: ({value}) => `${value} billion`,
          },
        ]}
        skipAnimation
      />
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          mt: 2,
          px: 2.5,
        }}
      >
        {sliders.map(({name, min, max}) => (
          <div key={name}>
            <Typography variant="caption" component="div">
              {name}: {shape[name]}
            </Typography>
            <Slider
              size="small"
              aria-label={name}
              min={min}
              max={max}
              value={shape[name]}
              onChange={(_, value) => setShape({...shape, [name]: value})}
            />
          </div>
        ))}
      </Box>
    </Box>
  );
}
