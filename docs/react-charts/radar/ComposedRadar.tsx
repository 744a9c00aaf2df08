import {ChartsLegend} from '@mui/x-charts/ChartsLegend';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {
  RadarAxis,
  RadarAxisHighlight,
  RadarDataProvider,
  RadarGrid,
  RadarMetricLabels,
  RadarSeriesArea,
  RadarSeriesMarks,
} from '@mui/x-charts/RadarChart';
import Box from '@mui/material/Box';

export default function ComposedRadar() {
  return (
    <RadarDataProvider
      height={300}
      colors={['#767676', '#0072b2']}
      series={[
        {id: 'target', label: 'Target', data: [80, 80, 70, 75, 90]},
        {id: 'today', label: 'Today', data: [82, 74, 61, 70, 88], fillArea: true},
      ]}
      radar={{max: 100, metrics: ['Team', 'Tools', 'Pay', 'Hours', 'Safety']}}
    >
      <Box sx={{width: '100%'}}>
        <ChartsLegend direction="horizontal" />
        <ChartsSurface title="Answers against the target, agreement in percent">
          <RadarGrid divisions={4} />
          <RadarMetricLabels />
          <RadarSeriesArea seriesId="today" />
          <RadarSeriesArea seriesId="target" fill="none" strokeDasharray="5 4" strokeWidth={2} />
          <RadarAxisHighlight />
          <RadarSeriesMarks seriesId="today" />
          <RadarAxis metric="Team" angle={36} divisions={4} />
        </ChartsSurface>
      </Box>
    </RadarDataProvider>
  );
}
