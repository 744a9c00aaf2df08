import {useState} from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {BarChart} from '@mui/x-charts/BarChart';
import {energyQuarters, formatEnergy} from '../../_data/energy';

const sources = [
  {dataKey: 'wind', label: 'Wind', color: '#1f7a8c'},
  {dataKey: 'hydro', label: 'Hydro', color: '#5b6bd5'},
  {dataKey: 'solar', label: 'Solar', color: '#c77d0a'},
];

export default function ToggleSeries() {
  const [hidden, setHidden] = useState<string[]>(['hydro']);
  const toggle = (key: string) =>
    setHidden(hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key]);

  return (
    <Box sx={{width: '100%'}}>
      <Stack direction="row" spacing={1}>
        {sources.map(({dataKey, label, color}) => (
          <Chip
            key={dataKey}
            label={label}
            variant="outlined"
            aria-pressed={!hidden.includes(dataKey)}
            sx={{opacity: hidden.includes(dataKey) ? 0.75 : 1}}
            icon={
              <Box
                sx={{
                  width: 12,
                  height: 12,
                  border: `2px solid ${color}`,
                  backgroundColor: hidden.includes(dataKey) ? 'transparent' : color,
                }}
              />
            }
            onClick={() => toggle(dataKey)}
          />
        ))}
      </Stack>
      <BarChart
        height={280}
        title="Electricity of an invented region by source and quarter, in GWh"
        dataset={[...energyQuarters]}
        xAxis={[{scaleType: 'band', dataKey: 'quarter'}]}
        yAxis={[{min: 0, max: 500}]}
        series={sources
          .filter(({dataKey}) => !hidden.includes(dataKey))
          .map((source) => ({...source, valueFormatter: formatEnergy}))}
        margin={{top: 16, bottom: 30}}
        slotProps={{legend: {hidden: true}}}
      />
    </Box>
  );
}
