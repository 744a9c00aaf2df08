import {BarChart} from '@mui/x-charts/BarChart';
import {medalColors, medals} from '../../_data/medals';

const kinds = ['gold', 'silver', 'bronze'] as const;

export default function ShareOfSum() {
  return (
    <BarChart
      height={320}
      layout="horizontal"
      title="Medals of eight teams in 2024 as shares of the team's sum"
      colors={medalColors}
      dataset={medals}
      yAxis={[{scaleType: 'band', dataKey: 'team'}]}
      xAxis={[{valueFormatter: (share: number) => `${Math.round(share * 100)}%`}]}
      margin={{left: 92, bottom: 30}}
      series={kinds.map((kind) => ({
        dataKey: kind,
        label: kind[0]?.toUpperCase() + kind.slice(1),
        stack: 'medals',
        stackOffset: 'expand' as const,
        valueFormatter: (value: number | null, {dataIndex}: {dataIndex: number}) => {
          const team = medals[dataIndex];
          const sum = team ? team.gold + team.silver + team.bronze : 1;
          return value === null ? '' : `${value} (${Math.round((value / sum) * 100)}%)`;
        },
      }))}
    />
  );
}
