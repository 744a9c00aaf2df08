import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import {carbonDioxide} from '../../_data/carbonDioxide';

export default function CarbonDioxide() {
  return (
    <LineChartPro
      height={320}
      title="Carbon dioxide in the air at Mauna Loa, 1960 to 2023"
      desc="It rises each year, from 317 to 421 parts per million."
      showToolbar
      dataset={carbonDioxide}
      xAxis={[
        {
          id: 'year',
          dataKey: 'year',
          domainLimit: 'strict',
          valueFormatter: (year: number) => `${year}`,
          zoom: {slider: {enabled: true, preview: true}},
        },
      ]}
      yAxis={[{min: 300, label: 'ppm', width: 56}]}
      initialZoom={[{axisId: 'year', start: 50, end: 100}]}
      series={[{dataKey: 'ppm', label: 'CO₂', showMark: false}]}
      hideLegend
    />
  );
}
