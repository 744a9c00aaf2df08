import {LineChart, lineClasses} from '@mui/x-charts/LineChart';

const radians = Math.PI / 180;
/** Hours of daylight at 60 degrees north, by the declination of the sun. */
const daylight = (day: number) => {
  const declination = -23.44 * radians * Math.cos((2 * Math.PI * (day + 10)) / 365);
  return (24 / Math.PI) * Math.acos(-Math.tan(60 * radians) * Math.tan(declination));
};
const days = Array.from({length: 74}, (_, index) => index * 5);
const clock = (hour: number) =>
  `${Math.floor(hour)}:${String(Math.floor((hour % 1) * 60)).padStart(2, '0')}`;
const month = new Intl.DateTimeFormat('en-US', {month: 'short'});
const date = new Intl.DateTimeFormat('en-US', {month: 'long', day: 'numeric'});
const band = {stack: 'sun', area: true, showMark: false};

export default function NightAndDay() {
  return (
    <LineChart
      height={300}
      title="Sunrise and sunset at 60 degrees north, in solar time"
      desc="In June the sun rises before three and sets after nine in the evening; in December it is up from nine to three."
      enableKeyboardNavigation
      colors={['#d08a00']}
      xAxis={[
        {
          data: days.map((day) => new Date(2027, 0, 1 + day)),
          scaleType: 'time',
          domainLimit: 'strict',
          valueFormatter: (day: Date, {location}) =>
            (location === 'tick' ? month : date).format(day),
        },
      ]}
      yAxis={[
        {
          min: 0,
          max: 24,
          width: 56,
          tickInterval: [0, 6, 12, 18, 24],
          valueFormatter: (hour: number) => `${hour}:00`,
        },
      ]}
      series={[
        {
          id: 'sunrise',
          label: 'Sunrise',
          data: days.map((day) => 12 - daylight(day) / 2),
          valueFormatter: (value) => (value === null ? '' : clock(value)),
          ...band,
        },
        {
          id: 'day',
          label: 'Day length',
          data: days.map(daylight),
          valueFormatter: (value) => (value === null ? '' : `${value.toFixed(1)} h`),
          ...band,
        },
      ]}
      sx={{[`& .${lineClasses.area}[data-series="sunrise"]`]: {display: 'none'}}}
      hideLegend
    />
  );
}
