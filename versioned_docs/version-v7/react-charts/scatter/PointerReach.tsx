import {useState} from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {formatHome, homes} from '../../_data/homes';

const reaches = ['any', '20 px', 'marker'] as const;

export default function PointerReach() {
  const [reach, setReach] = useState<(typeof reaches)[number]>('20 px');

  return (
    <Box sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Reach of the pointer"
        value={reach}
        onChange={(_, next: typeof reach | null) => next && setReach(next)}
      >
        {reaches.map((name) => (
          <ToggleButton key={name} value={name} sx={{textTransform: 'none'}}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ScatterChart
        key={reach}
        height={260}
        title="Price of homes by living space"
        disableVoronoi={reach === 'marker'}
        voronoiMaxRadius={reach === '20 px' ? 20 : undefined}
        xAxis={[{label: 'Living space (m²)'}]}
        yAxis={[{valueFormatter: (value: number) => `€${value}k`}]}
        series={[{label: 'Homes', data: homes, valueFormatter: formatHome}]}
        margin={{top: 16, right: 16}}
        slotProps={{legend: {hidden: true}}}
      />
    </Box>
  );
}
