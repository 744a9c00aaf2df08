import {useTheme} from '@mui/material/styles';
import {LineChart} from '@mui/x-charts/LineChart';
import {useLineSeries, useXScale, useYScale} from '@mui/x-charts/hooks';
import {clearColors} from '../../_data/chartColors';

const years = [1950, 1960, 1970, 1980, 1990, 2000, 2010, 2020];
const format = (value: number | null) => `${value} million`;

/** The name of each line beside its last point. */
function EndLabels() {
  const theme = useTheme();
  const series = useLineSeries();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  return series.map(({id, label, data}) => (
    <text
      key={id}
      x={xScale(2020) + 10}
      y={yScale(data[data.length - 1] ?? 0)}
      fill={(theme.vars ?? theme).palette.text.primary}
      fontSize={14}
      fontWeight={600}
      dominantBaseline="central"
      direction="ltr"
    >
      {typeof label === 'string' ? label : id}
    </text>
  ));
}

export default function LabeledEnds() {
  return (
    <LineChart
      height={280}
      title="Residents of California, Texas and New York at each census"
      desc="California grew from 11 to 40 million, Texas from 8 to 29, New York from 15 to 20."
      enableKeyboardNavigation
      colors={clearColors}
      margin={{right: 84}}
      xAxis={[{data: years, domainLimit: 'strict', valueFormatter: (year: number) => String(year)}]}
      yAxis={[{label: 'Million residents', width: 60, min: 0}]}
      series={[
        {label: 'California', data: [11, 16, 20, 24, 30, 34, 37, 40], valueFormatter: format},
        {label: 'Texas', data: [8, 10, 11, 14, 17, 21, 25, 29], valueFormatter: format},
        {label: 'New York', data: [15, 17, 18, 18, 18, 19, 19, 20], valueFormatter: format},
      ]}
      hideLegend
    >
      <EndLabels />
    </LineChart>
  );
}
