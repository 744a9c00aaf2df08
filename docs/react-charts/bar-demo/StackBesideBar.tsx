import {BarChart} from '@mui/x-charts/BarChart';

const euro = (value: number | null) => `€${value}k`;

export default function StackBesideBar() {
  return (
    <BarChart
      height={280}
      title="Costs of an invented club by kind, beside its income, by quarter"
      desc="Income covers the costs in every quarter but the first."
      enableKeyboardNavigation
      xAxis={[{data: ['Q1', 'Q2', 'Q3', 'Q4'], barGapRatio: 0.15}]}
      yAxis={[{width: 52, valueFormatter: euro}]}
      series={[
        {
          label: 'Rent',
          stack: 'costs',
          data: [12, 12, 12, 12],
          color: '#8f5a33',
          valueFormatter: euro,
        },
        {
          label: 'Travel',
          stack: 'costs',
          data: [9, 6, 4, 8],
          color: '#c98200',
          valueFormatter: euro,
        },
        {label: 'Income', data: [18, 21, 17, 26], color: '#0072b2', valueFormatter: euro},
      ]}
    />
  );
}
