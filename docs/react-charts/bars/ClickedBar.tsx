import {useState} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {BarChart} from '@mui/x-charts/BarChart';

const shifts = ['Early', 'Late', 'Night'];

export default function ClickedBar() {
  const [message, setMessage] = useState('Click a bar, or the space above it.');

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
        onItemClick={(_, {seriesId, dataIndex}) =>
          setMessage(`Bar: ${seriesId}, ${shifts[dataIndex]}`)
        }
        onAxisClick={(_, axis) =>
          setMessage((before) =>
            before.startsWith('Bar: ') ? before : `Category: ${String(axis?.axisValue)}`,
          )
        }
      />
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Box>
  );
}
