import {useState} from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {LineChart} from '@mui/x-charts/LineChart';
import {createRandom} from '../../_data/random';

const random = createRandom(7);
/** A reading a minute for seven days: 10,080. */
const readings = Array.from({length: 7 * 24 * 60}, (_, minute) => ({
  at: new Date(2027, 2, 1, 0, minute),
  kilowatts: Math.round(
    420 + 140 * Math.sin(((minute / 1440) * 2 - 0.5) * Math.PI) + random.next() * 50,
  ),
}));

/** The lowest and the highest reading of each group, in the order of time. */
function extremes(size: number) {
  return Array.from({length: Math.ceil(readings.length / size)}, (_, index) => {
    const group = readings.slice(index * size, (index + 1) * size);
    const sorted = [...group].sort((a, b) => a.kilowatts - b.kilowatts);
    return [...sorted.slice(0, 1), ...sorted.slice(-1)].sort((a, b) => +a.at - +b.at);
  }).flat();
}

const thinned = extremes(20);
const midnights = Array.from({length: 7}, (_, day) => new Date(2027, 2, 1 + day));
const weekday = new Intl.DateTimeFormat('en-US', {weekday: 'short'});
const full = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  hour: 'numeric',
  minute: '2-digit',
});

export default function TenThousandPoints() {
  const [size, setSize] = useState<'all' | 'thinned'>('thinned');
  const shown = size === 'all' ? readings : thinned;

  return (
    <Box sx={{width: '100%'}}>
      <TextField
        select
        size="small"
        label="Points"
        value={size}
        onChange={(event) => setSize(event.target.value as typeof size)}
        sx={{minWidth: 220}}
      >
        <MenuItem value="all">{readings.length.toLocaleString('en-US')}, all</MenuItem>
        <MenuItem value="thinned">{thinned.length.toLocaleString('en-US')}, thinned</MenuItem>
      </TextField>
      <LineChart
        height={280}
        title="Power drawn by an invented plant in a week"
        desc="Each day goes from about 300 kilowatts at midnight to 600 at noon and back."
        skipAnimation
        dataset={shown}
        xAxis={[
          {
            dataKey: 'at',
            scaleType: 'time',
            domainLimit: 'strict',
            tickInterval: midnights,
            valueFormatter: (at: Date, {location}) =>
              (location === 'tick' ? weekday : full).format(at),
          },
        ]}
        yAxis={[{label: 'kW', width: 56}]}
        series={[
          {
            dataKey: 'kilowatts',
            label: 'Power',
            curve: 'linear',
            showMark: false,
            valueFormatter: (value) => `${value} kW`,
          },
        ]}
        hideLegend
      />
    </Box>
  );
}
