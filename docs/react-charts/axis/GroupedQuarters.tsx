import {BarChart} from '@mui/x-charts/BarChart';
import {energyQuarters, formatEnergy} from '../../_data/energy';

export default function GroupedQuarters() {
  return (
    <BarChart
      height={300}
      title="Wind power of an invented region by quarter and year"
      dataset={energyQuarters}
      xAxis={[
        {
          dataKey: 'quarter',
          height: 56,
          groups: [
            {getValue: (quarter: string) => quarter.slice(0, 2)},
            {
              getValue: (quarter: string) => `20${quarter.slice(-2)}`,
              tickLabelStyle: {fontWeight: 700},
            },
          ],
        },
      ]}
      yAxis={[{label: 'GWh', width: 56}]}
      series={[{dataKey: 'wind', label: 'Wind', valueFormatter: formatEnergy}]}
      hideLegend
    />
  );
}
