import {LineChart} from '@mui/x-charts/LineChart';

export default function FirstChart() {
  return (
    <LineChart
      height={300}
      title="Residents of the United States at each census, 1950 to 2020"
      xAxis={[{scaleType: 'point', data: [1950, 1960, 1970, 1980, 1990, 2000, 2010, 2020]}]}
      yAxis={[{label: 'Million residents'}]}
      series={[{label: 'Residents', data: [151, 179, 203, 227, 249, 281, 309, 331], area: true}]}
      hideLegend
    />
  );
}
