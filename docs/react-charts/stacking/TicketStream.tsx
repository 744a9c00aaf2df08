import {LineChart} from '@mui/x-charts/LineChart';
import {clearColors} from '../../_data/chartColors';

const weeks = Array.from({length: 26}, (_, week) => week + 1);
/** A wave of tickets that has its peak in one week and lasts a few. */
const wave = (peak: number, height: number, width: number) =>
  weeks.map((week) => Math.round(6 + height * Math.exp(-(((week - peak) / width) ** 2))));

const topics = [
  {label: 'Delivery', data: wave(21, 48, 4)},
  {label: 'Login', data: wave(6, 40, 4)},
  {label: 'Billing', data: wave(13, 55, 5)},
  {label: 'Returns', data: wave(17, 25, 7)},
];

export default function TicketStream() {
  return (
    <LineChart
      height={280}
      title="Tickets of an invented help desk by week and topic, as a stream"
      desc="Login has its peak in week 6, billing in week 13 and delivery in week 21."
      colors={clearColors}
      xAxis={[{data: weeks, label: 'Week', domainLimit: 'strict'}]}
      yAxis={[{position: 'none'}]}
      slotProps={{legend: {sx: {gap: '4px 10px'}}}}
      sx={{minHeight: 324}}
      series={topics.map((topic) => ({
        ...topic,
        area: true,
        showMark: false,
        stack: 'tickets',
        stackOffset: 'wiggle' as const,
      }))}
    />
  );
}
