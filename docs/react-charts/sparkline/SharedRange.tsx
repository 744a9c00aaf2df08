import {useState} from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';

const stations = [
  {name: 'Harbor', bikes: [4, 9, 22, 31, 28, 12, 6]},
  {name: 'Museum', bikes: [2, 3, 4, 6, 7, 5, 3]},
  {name: 'Campus', bikes: [11, 26, 38, 30, 24, 21, 14]},
];

export default function SharedRange() {
  const [shared, setShared] = useState(true);

  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      <FormControlLabel
        label="Same range for all"
        control={<Switch checked={shared} onChange={(_, checked) => setShared(checked)} />}
      />
      {stations.map(({name, bikes}) => (
        <Box key={name} sx={{display: 'flex', alignItems: 'center', gap: 2}}>
          <Typography variant="body2" sx={{width: 64, flexShrink: 0}}>
            {name}
          </Typography>
          <SparkLineChart
            height={48}
            title={`Bicycles out at ${name} by two hours, at most ${Math.max(...bikes)}`}
            data={bikes}
            area
            yAxis={shared ? {min: 0, max: 40} : undefined}
          />
        </Box>
      ))}
    </Box>
  );
}
