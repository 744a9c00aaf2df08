import {BarChart} from '@mui/x-charts/BarChart';

const euro = (value: number | null) => (value === null ? '' : `€${value}k`);

export default function PlanBesideActual() {
  return (
    <BarChart
      height={280}
      title="Budget and spending of an invented department by quarter"
      xAxis={[{scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4']}]}
      yAxis={[{valueFormatter: euro}]}
      series={[
        {
          id: 'staff-budget',
          label: 'Staff, budget',
          stack: 'budget',
          color: '#8fb8d6',
          data: [60, 60, 64, 64],
          valueFormatter: euro,
        },
        {
          id: 'tools-budget',
          label: 'Tools, budget',
          stack: 'budget',
          color: '#eab68c',
          data: [20, 22, 20, 24],
          valueFormatter: euro,
        },
        {
          id: 'staff-spent',
          label: 'Staff, spent',
          stack: 'spent',
          color: '#0072b2',
          data: [58, 59, 66, 63],
          valueFormatter: euro,
        },
        {
          id: 'tools-spent',
          label: 'Tools, spent',
          stack: 'spent',
          color: '#d55e00',
          data: [18, 21, 29, 20],
          valueFormatter: euro,
        },
      ]}
      margin={{top: 66, bottom: 30}}
      slotProps={{legend: {labelStyle: {fontSize: 13}, itemMarkWidth: 14, itemMarkHeight: 14}}}
    />
  );
}
