import {useState} from 'react';
import Box from '@mui/material/Box';
import {BarChart} from '@mui/x-charts/BarChart';
import {PieChart, type PieChartProps} from '@mui/x-charts/PieChart';

const fleet = [
  {label: 'Electric', value: 46},
  {label: 'Hybrid', value: 31},
  {label: 'Diesel', value: 23},
];
const colors = ['#0072b2', '#e69f00', '#8a8f98'];

type Item = PieChartProps['highlightedItem'];

export default function SamePieAndBars() {
  const [item, setItem] = useState<Item>(null);
  const scope = {highlight: 'item', fade: 'global'} as const;
  const shared = {
    height: 200,
    highlightedItem: item,
    onHighlightChange: setItem,
    hideLegend: true,
  };

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
        width: '100%',
      }}
    >
      <PieChart
        {...shared}
        colors={colors}
        title="Share of the fleet of an invented carrier by fuel"
        series={[{id: 'fleet', data: fleet, highlightScope: scope}]}
      />
      <BarChart
        {...shared}
        title="Vehicles of the same carrier by fuel"
        xAxis={[
          {
            scaleType: 'band',
            data: fleet.map(({label}) => label),
            colorMap: {type: 'ordinal', colors},
          },
        ]}
        series={[{id: 'fleet', data: [138, 93, 69], highlightScope: scope}]}
      />
    </Box>
  );
}
