import {useState} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {LineChart} from '@mui/x-charts/LineChart';
import {clearColors} from '../../_data/chartColors';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function ClickedPoint() {
  const [shape, setShape] = useState('none yet');
  const [category, setCategory] = useState('none yet');

  return (
    <Box sx={{width: '100%'}}>
      <LineChart
        height={260}
        title="Visitors of two invented shops by weekday"
        enableKeyboardNavigation
        colors={clearColors}
        xAxis={[{scaleType: 'point', data: weekdays}]}
        series={[
          {id: 'harbor', label: 'Harbor', data: [120, 132, 101, 134, 190], area: true},
          {id: 'station', label: 'Station', data: [220, 182, 191, 234, 290]},
        ]}
        onMarkClick={(_, {seriesId, dataIndex}) =>
          setShape(`mark of ${seriesId}, ${weekdays[dataIndex ?? 0]}`)
        }
        onLineClick={(_, {seriesId}) => setShape(`line of ${seriesId}`)}
        onAreaClick={(_, {seriesId}) => setShape(`area of ${seriesId}`)}
        onAxisClick={(_, axis) => setCategory(String(axis?.axisValue))}
      />
      <Typography variant="body2" role="status">
        Last shape: {shape}
        <br />
        Last weekday: {category}
      </Typography>
    </Box>
  );
}
