import {useState} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {BarChart, type BarChartProps} from '@mui/x-charts/BarChart';
import {legendClasses} from '@mui/x-charts/ChartsLegend';
import {energyQuarters, formatEnergy} from '../../_data/energy';

type HiddenItems = NonNullable<BarChartProps['hiddenItems']>;

const sources = [
  {id: 'wind', dataKey: 'wind', label: 'Wind'},
  {id: 'hydro', dataKey: 'hydro', label: 'Hydro'},
  {id: 'solar', dataKey: 'solar', label: 'Solar'},
];

export default function ToggleSeries() {
  const [hiddenItems, setHiddenItems] = useState<HiddenItems>([{type: 'bar', seriesId: 'hydro'}]);

  return (
    <Box sx={{width: '100%'}}>
      <Stack direction="row" spacing={2} sx={{alignItems: 'center', minHeight: 32}}>
        <Button size="small" disabled={hiddenItems.length === 0} onClick={() => setHiddenItems([])}>
          Show all
        </Button>
        <Typography variant="body2" role="status">
          {sources.length - hiddenItems.length} of {sources.length} sources shown
        </Typography>
      </Stack>
      <BarChart
        height={300}
        title="Electricity of an invented region by source and quarter"
        dataset={energyQuarters}
        xAxis={[{dataKey: 'quarter'}]}
        yAxis={[{label: 'GWh', width: 56}]}
        series={sources.map((source) => ({...source, valueFormatter: formatEnergy}))}
        hiddenItems={hiddenItems}
        onHiddenItemsChange={setHiddenItems}
        slotProps={{
          legend: {
            toggleVisibilityOnClick: true,
            sx: {
              [`& .${legendClasses.series}.${legendClasses.hidden}`]: {
                opacity: 0.75,
                textDecoration: 'line-through',
              },
            },
          },
        }}
      />
    </Box>
  );
}
