import {LineChart} from '@mui/x-charts/LineChart';

/** Hours between sunrise and sunset at a latitude, by the declination of the sun. */
function daylight(latitude: number, day: number): number {
  const radians = Math.PI / 180;
  const declination = -23.44 * radians * Math.cos((2 * Math.PI * (day + 10)) / 365);
  const angle = -Math.tan(latitude * radians) * Math.tan(declination);
  return (24 / Math.PI) * Math.acos(Math.min(1, Math.max(-1, angle)));
}

const days = Array.from({length: 366}, (_, index) => index);
const dateOf = (day: number) => new Date(2027, 0, 1 + day);
const month = new Intl.DateTimeFormat('en-US', {month: 'short'});
const full = new Intl.DateTimeFormat('en-US', {month: 'long', day: 'numeric'});

export default function DaylightArea() {
  return (
    <LineChart
      height={280}
      title="Length of the day at 60 degrees north"
      desc="Below six hours in late December, above eighteen in late June."
      enableKeyboardNavigation
      xAxis={[
        {
          data: days.map(dateOf),
          scaleType: 'time',
          domainLimit: 'strict',
          valueFormatter: (day: Date, {location}) =>
            (location === 'tick' ? month : full).format(day),
        },
      ]}
      yAxis={[{label: 'Hours of daylight', width: 52, max: 24, tickInterval: [0, 6, 12, 18, 24]}]}
      series={[
        {
          label: 'Daylight',
          data: days.map((day) => daylight(60, day)),
          area: true,
          showMark: false,
          valueFormatter: (value) => (value === null ? '' : `${value.toFixed(1)} h`),
        },
      ]}
      hideLegend
    />
  );
}
