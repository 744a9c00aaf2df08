import {useState} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {BarChart} from '@mui/x-charts/BarChart';

const shifts = ['Early', 'Late', 'Night'];

export default function ClickedBar() {
  const [bar, setBar] = useState('none yet');
  const [category, setCategory] = useState('none yet');

  return (
    <Box sx={{width: '100%'}}>
      <BarChart
        height={240}
        title="Parts made by shift and line"
        xAxis={[{data: shifts}]}
        series={[
          {id: 'line-a', label: 'Line A', data: [410, 388, 240]},
          {id: 'line-b', label: 'Line B', data: [365, 402, 198]},
        ]}
        onItemClick={(_, {seriesId, dataIndex}) => setBar(`${seriesId}, ${shifts[dataIndex]}`)}
        onAxisClick={(_, axis) => setCategory(String(axis?.axisValue))}
      />
      <Typography variant="body2" role="status">
        Last bar: {bar}. Last category: {category}.
      </Typography>
    </Box>
  );
}
