import {useState} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {RadarChart} from '@mui/x-charts/RadarChart';

const metrics = ['Team', 'Tools', 'Pay', 'Hours', 'Safety'];

export default function ClickedMetric() {
  const [axis, setAxis] = useState('none yet');
  const [item, setItem] = useState('none yet');

  return (
    <Box sx={{width: '100%'}}>
      <RadarChart
        height={260}
        title="Answers of two teams, agreement in percent"
        hideLegend
        colors={['#0072b2', '#d55e00']}
        series={[
          {id: 'day', label: 'Day shift', data: [82, 74, 61, 70, 88], fillArea: true},
          {id: 'night', label: 'Night shift', data: [71, 66, 78, 52, 80], fillArea: true},
        ]}
        radar={{max: 100, metrics}}
        onAxisClick={(_, data) => setAxis(String(data?.axisValue))}
        onAreaClick={(_, {seriesId, dataIndex}) =>
          setItem(`area of ${seriesId} near ${metrics[dataIndex]}`)
        }
        onMarkClick={(_, {seriesId, dataIndex}) =>
          setItem(`mark of ${seriesId} at ${metrics[dataIndex]}`)
        }
      />
      <Typography variant="body2" role="status">
        Metric: {axis}.
        <br />
        Series: {item}.
      </Typography>
    </Box>
  );
}
