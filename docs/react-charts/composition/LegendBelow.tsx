import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartsDataProvider} from '@mui/x-charts/ChartsDataProvider';
import {ChartsGrid} from '@mui/x-charts/ChartsGrid';
import {ChartsLegend} from '@mui/x-charts/ChartsLegend';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsTooltip} from '@mui/x-charts/ChartsTooltip';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {energyQuarters, formatEnergy} from '../../_data/energy';

const stacked = {type: 'bar', stack: 'energy', valueFormatter: formatEnergy} as const;

export default function LegendBelow() {
  return (
    <ChartsDataProvider
      height={260}
      dataset={energyQuarters}
      xAxis={[{scaleType: 'band', dataKey: 'quarter'}]}
      yAxis={[{width: 64, label: 'GWh'}]}
      series={[
        {...stacked, id: 'wind', dataKey: 'wind', label: 'Wind'},
        {...stacked, id: 'solar', dataKey: 'solar', label: 'Solar'},
      ]}
    >
      <Paper variant="outlined" sx={{width: '100%', p: 2}}>
        <Typography id="two-sources" variant="subtitle2" component="div">
          Wind and sun, by quarter
        </Typography>
        <ChartsSurface aria-labelledby="two-sources">
          <ChartsGrid horizontal />
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsLegend direction="horizontal" />
        <ChartsTooltip trigger="axis" />
      </Paper>
    </ChartsDataProvider>
  );
}
