import {useState} from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {formatHome, homes} from '../../_data/homes';

const reaches = {
  'Any distance': {},
  '20 px': {voronoiMaxRadius: 20},
  'On the marker': {voronoiMaxRadius: 'item'},
} as const;
type Reach = keyof typeof reaches;
const names: Reach[] = ['Any distance', '20 px', 'On the marker'];

export default function PointerReach() {
  const [reach, setReach] = useState<Reach>('20 px');

  return (
    <Box sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Reach of the pointer"
        value={reach}
        onChange={(_, next: Reach | null) => next && setReach(next)}
      >
        {names.map((name) => (
          <ToggleButton key={name} value={name} sx={{textTransform: 'none'}}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ScatterChart
        {...reaches[reach]}
        height={280}
        title="Price of homes by living space"
        enableKeyboardNavigation
        xAxis={[{label: 'Living space (m²)'}]}
        yAxis={[{label: 'Price', width: 76, valueFormatter: (value: number) => `€${value}k`}]}
        series={[{label: 'Homes', data: homes, valueFormatter: (home) => home && formatHome(home)}]}
        hideLegend
      />
    </Box>
  );
}
