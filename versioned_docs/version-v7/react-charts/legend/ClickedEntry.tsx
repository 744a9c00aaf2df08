import {useState} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {PieChart} from '@mui/x-charts/PieChart';

const fleet = [
  {label: 'Electric', value: 46},
  {label: 'Hybrid', value: 31},
  {label: 'Diesel', value: 23},
];

export default function ClickedEntry() {
  const [text, setText] = useState('Click an entry of the legend.');

  return (
    <Box sx={{width: '100%'}}>
      <PieChart
        height={200}
        title="Fleet of an invented carrier by fuel, in percent"
        series={[{data: fleet}]}
        margin={{right: 120}}
        slotProps={{
          legend: {
            labelStyle: {fontSize: 14},
            onItemClick: (_, {label}, index) => setText(`${label}: ${fleet[index]?.value}%`),
          },
        }}
      />
      <Typography variant="body2" role="status">
        {text}
      </Typography>
    </Box>
  );
}
