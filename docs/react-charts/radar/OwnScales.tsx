import {useState} from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import {RadarChart} from '@mui/x-charts/RadarChart';

const metrics = [
  {name: 'Range (km)', min: 200, max: 600},
  {name: 'Power (kW)', max: 300},
  {name: 'Luggage (l)', max: 800},
  {name: 'Top speed (km/h)', min: 120, max: 240},
  {name: 'Charging (kW)', max: 250},
];

export default function OwnScales() {
  const [startAngle, setStartAngle] = useState(0);

  return (
    <Box sx={{width: '100%'}}>
      <RadarChart
        height={300}
        title="Data sheet of two vans"
        colors={['#0072b2', '#d55e00']}
        margin={{left: 70, right: 70, top: 48, bottom: 44}}
        series={[
          {label: 'Van A', data: [440, 150, 620, 160, 125]},
          {label: 'Van B', data: [520, 210, 480, 180, 190]},
        ]}
        radar={{
          metrics,
          startAngle,
          labelGap: 14,
          labelFormatter: (name, {location}) =>
            location === 'tick' ? name.replace(' (', '\n(') : name,
        }}
        skipAnimation
      />
      <Box sx={{px: 2.5}}>
        <Slider
          aria-label="Start angle"
          min={-90}
          max={90}
          step={6}
          value={startAngle}
          valueLabelDisplay="auto"
          valueLabelFormat={(value) => `${value}°`}
          onChange={(_, value) => setStartAngle(value)}
        />
      </Box>
    </Box>
  );
}
