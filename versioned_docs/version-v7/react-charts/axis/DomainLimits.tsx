import {useState} from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {LineChart} from '@mui/x-charts/LineChart';
import {atmosphere} from '../../_data/figures';

const limits = {
  nice: {domainLimit: 'nice'},
  strict: {domainLimit: 'strict'},
  padded: {domainLimit: (min: number, max: number) => ({min: min - 50, max: max + 50})},
  'min: 0': {min: 0},
} as const;

type Limit = keyof typeof limits;

export default function DomainLimits() {
  const [limit, setLimit] = useState<Limit>('nice');

  return (
    <Box sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Limits of the vertical axis"
        value={limit}
        onChange={(_, next: Limit | null) => next && setLimit(next)}
      >
        {(Object.keys(limits) as Limit[]).map((key) => (
          <ToggleButton key={key} value={key} sx={{textTransform: 'none'}}>
            {key}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        height={260}
        title="Air pressure by height in the standard atmosphere"
        dataset={atmosphere}
        xAxis={[{dataKey: 'height', label: 'Height (km)', tickMinStep: 1}]}
        yAxis={[{valueFormatter: (pressure: number) => `${pressure} hPa`, ...limits[limit]}]}
        series={[{dataKey: 'pressure', label: 'Pressure', showMark: false}]}
        grid={{horizontal: true}}
        margin={{top: 16, right: 16, left: 66}}
        slotProps={{legend: {hidden: true}}}
      />
    </Box>
  );
}
