import {BarChart} from '@mui/x-charts/BarChart';
import {medalColors, medals} from '../../_data/medals';

const kinds = ['gold', 'silver', 'bronze'] as const;

export default function ShareOfSum() {
  return (
    <BarChart
      height={320}
      layout="horizontal"
      title="Medals of eight teams in 2024 as shares of the team's sum"
      desc="Gold is 44 percent of the medals of China, Japan and the Netherlands."
      enableKeyboardNavigation
      colors={medalColors}
      dataset={[...medals]}
      yAxis={[{dataKey: 'team', width: 92}]}
      xAxis={[{valueFormatter: (share: number) => `${Math.round(share * 100)}%`}]}
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
