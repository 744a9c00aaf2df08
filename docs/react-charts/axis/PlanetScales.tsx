import {useState} from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {planets} from '../../_data/planets';

const scales = ['linear', 'sqrt', 'log'] as const;
type Scale = (typeof scales)[number];

/** Whole numbers and fractions as they are, and no text where the scale leaves a tick bare. */
function plain(value: number, context: {location: string; defaultTickLabel?: string}) {
  return context.defaultTickLabel === '' ? '' : value.toLocaleString('en-US');
}

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
        xAxis={[{scaleType, label: 'Distance (Earth = 1)', valueFormatter: plain}]}
        yAxis={[{scaleType, label: 'Orbit (years)', width: 66, valueFormatter: plain}]}
        series={[
          {
            label: 'Planets',
            data,
            markerSize: 5,
            valueFormatter: (point) => `${String(point?.id)}: ${point?.y} years`,
          },
        ]}
        grid={{horizontal: true, vertical: true}}
        hideLegend
      />
    </Box>
  );
}
