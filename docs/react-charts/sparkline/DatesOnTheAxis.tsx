import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';

/** Meter readings of an invented flat, at irregular days. */
const days = ['2027-01-04', '2027-01-06', '2027-01-07', '2027-02-02', '2027-02-27', '2027-03-30'];
const readings = [0, 12, 18, 142, 266, 411];
const dates = days.map((day) => new Date(`${day}T12:00`));
const format = new Intl.DateTimeFormat('en-US', {month: 'long', day: 'numeric'});

const shared = {
  data: readings,
  height: 70,
  showTooltip: true,
  showHighlight: true,
  slotProps: {tooltip: {trigger: 'axis' as const}},
  valueFormatter: (value: number | null) => `${value} kWh`,
};
const valueFormatter = (date: Date) => format.format(date);

export default function DatesOnTheAxis() {
  return (
    <Box sx={{display: 'grid', gap: 2, width: '100%', maxWidth: 420}}>
      <div>
        <Typography variant="body2">Same distance, the default</Typography>
        <SparkLineChart
          {...shared}
          title="Meter readings, one step for each"
          xAxis={{data: dates, valueFormatter}}
        />
      </div>
      <div>
        <Typography variant="body2">By date</Typography>
        <SparkLineChart
          {...shared}
          title="Meter readings by date: a steady rise of about five kilowatt hours a day"
          xAxis={{data: dates, scaleType: 'time', domainLimit: 'strict', valueFormatter}}
        />
      </div>
    </Box>
  );
}
