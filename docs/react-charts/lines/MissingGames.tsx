import {useState} from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {LineChart} from '@mui/x-charts/LineChart';
import {clearColors} from '../../_data/chartColors';
import {sprintGames} from '../../_data/sprint';

const seconds = (value: number | null) => (value === null ? 'no winner' : `${value} s`);

export default function MissingGames() {
  const [connectNulls, setConnectNulls] = useState(false);
  const line = {connectNulls, curve: 'linear' as const, valueFormatter: seconds};

  return (
    <Box sx={{width: '100%'}}>
      <FormControlLabel
        label="Connect over gaps"
        control={
          <Switch checked={connectNulls} onChange={(_, checked) => setConnectNulls(checked)} />
        }
      />
      <LineChart
        height={300}
        title="Winning times of the Olympic 100 meters, 1908 to 2016"
        desc="Both lines fall. There are gaps where no Games were held and where a title is vacant."
        enableKeyboardNavigation
        colors={clearColors}
        dataset={[...sprintGames]}
        xAxis={[
          {dataKey: 'year', domainLimit: 'strict', valueFormatter: (year: number) => String(year)},
        ]}
        yAxis={[{label: 'Seconds', width: 56}]}
        series={[
          {dataKey: 'men', label: 'Men', ...line},
          {dataKey: 'women', label: 'Women', shape: 'diamond', ...line},
        ]}
      />
    </Box>
  );
}
