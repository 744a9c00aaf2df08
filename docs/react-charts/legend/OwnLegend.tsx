import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartsDataProvider} from '@mui/x-charts/ChartsDataProvider';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {useLegend} from '@mui/x-charts/hooks';

/** The legend as a list of chips, below the chart. */
function ChipLegend() {
  const {items} = useLegend();
  return (
    <Box
      component="ul"
      sx={{display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, p: 0, m: 0}}
    >
      {items.map(({label, color, seriesId}) => (
        <Chip
          key={seriesId}
          component="li"
          size="small"
          variant="outlined"
          label={label}
          icon={<Box sx={{width: 10, height: 10, borderRadius: '50%', backgroundColor: color}} />}
        />
      ))}
    </Box>
  );
}

export default function OwnLegend() {
  return (
    <Box sx={{width: '100%'}}>
      <ChartsDataProvider
        height={260}
        xAxis={[{scaleType: 'band', data: ['Early', 'Late', 'Night']}]}
        yAxis={[{label: 'Parts', width: 60}]}
        series={[
          {type: 'bar', id: 'a', label: 'Line A', data: [410, 388, 240]},
          {type: 'bar', id: 'b', label: 'Line B', data: [365, 402, 198]},
        ]}
      >
        <ChartsSurface title="Parts of an invented factory by shift and line">
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChipLegend />
      </ChartsDataProvider>
    </Box>
  );
}
