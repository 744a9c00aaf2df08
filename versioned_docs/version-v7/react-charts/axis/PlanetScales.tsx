import {useState} from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {axisClasses} from '@mui/x-charts/ChartsAxis';
import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {planets} from '../../_data/planets';

const scales = ['linear', 'sqrt', 'log'] as const;
type Scale = (typeof scales)[number];

const data = planets.map(({name, distance, period}) => ({id: name, x: distance, y: period}));

export default function PlanetScales() {
  const [scaleType, setScaleType] = useState<Scale>('log');

  return (
    <Box sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Scale of both axes"
        value={scaleType}
        onChange={(_, next: Scale | null) => next && setScaleType(next)}
      >
        {scales.map((value) => (
          <ToggleButton key={value} value={value}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ScatterChart
        height={300}
        title="Time of one orbit by distance from the sun, eight planets"
        xAxis={[{scaleType, label: 'Distance (Earth = 1)'}]}
        yAxis={[{scaleType, label: 'Orbit (years)'}]}
        series={[
          {
            label: 'Planets',
            data,
            markerSize: 5,
            valueFormatter: (point) => `${String(point.id)}: ${point.y} years`,
          },
        ]}
        grid={{horizontal: true, vertical: true}}
        margin={{top: 16, right: 16, left: 70}}
        sx={{[`.${axisClasses.directionY} .${axisClasses.label}`]: {transform: 'translateX(-16px)'}}}
        slotProps={{legend: {hidden: true}}}
      />
    </Box>
  );
}
