import {LineChart} from '@mui/x-charts/LineChart';
import {clearColors} from '../../_data/chartColors';

const years = [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025];
const payments = [
  {label: 'Cash', data: [520, 500, 310, 320, 300, 280, 260, 240]},
  {label: 'Card', data: [380, 430, 460, 540, 590, 610, 630, 640]},
  {label: 'Phone', data: [20, 40, 90, 150, 210, 290, 360, 450]},
];
const sums = years.map((_, year) => payments.reduce((sum, {data}) => sum + (data[year] ?? 0), 0));

export default function PaymentShares() {
  return (
    <LineChart
      height={280}
      title="Shares of three ways to pay in an invented shop by year"
      desc="Cash fell from 57 to 18 percent; phones rose from 2 to 34 percent."
      enableKeyboardNavigation
      colors={clearColors}
      xAxis={[
        {
          data: years,
          domainLimit: 'strict',
          tickMinStep: 1,
          valueFormatter: (year: number) => String(year),
        },
      ]}
      yAxis={[{width: 56, valueFormatter: (share: number) => `${Math.round(share * 100)}%`}]}
      series={payments.map((payment) => ({
        ...payment,
        area: true,
        showMark: false,
        stack: 'payments',
        stackOffset: 'expand' as const,
        valueFormatter: (value: number | null, {dataIndex}: {dataIndex: number}) =>
          `${value} (${Math.round((100 * (value ?? 0)) / (sums[dataIndex] ?? 1))}%)`,
      }))}
    />
  );
}
