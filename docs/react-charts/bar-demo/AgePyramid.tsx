import {BarChart} from '@mui/x-charts/BarChart';

const ages = ['80+', '60–79', '40–59', '20–39', '0–19'];
const people = (value: number | null) => Math.abs(value ?? 0).toLocaleString('en-US');

export default function AgePyramid() {
  return (
    <BarChart
      height={280}
      layout="horizontal"
      title="Residents of an invented town by age and sex"
      desc="The ages from 40 to 59 are the largest group; above 80 there are twice as many women as men."
      enableKeyboardNavigation
      colors={['#0072b2', '#d55e00']}
      yAxis={[{data: ages, width: 60, categoryGapRatio: 0.1}]}
      xAxis={[
        {
          min: -4000,
          max: 4000,
          tickInterval: [-4000, -2000, 0, 2000, 4000],
          valueFormatter: people,
        },
      ]}
      series={[
        {
          label: 'Men',
          stack: 'people',
          data: [-420, -2310, -3120, -2740, -2210],
          valueFormatter: people,
        },
        {
          label: 'Women',
          stack: 'people',
          data: [870, 2580, 3090, 2650, 2100],
          valueFormatter: people,
        },
      ]}
    />
  );
}
