import {useState} from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import {useTheme} from '@mui/material/styles';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';

const prices = [38, 41, 40, 44, 47, 45, 52, 58, 55, 61, 60, 66];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export default function SpokenPoint() {
  const {direction} = useTheme();
  const [index, setIndex] = useState(11);
  const text = (at: number) => `${months[at]}: €${prices[at]}`;

  return (
    <Box sx={{width: 240}}>
      <Typography variant="body2">{text(index)}</Typography>
      <SparkLineChart
        height={64}
        title="Price of a share of an invented company, from €38 in January to €66 in December"
        data={prices}
        xAxis={{id: 'months', data: months, reverse: direction === 'rtl'}}
        axisHighlight={{x: 'line'}}
        highlightedAxis={[{axisId: 'months', dataIndex: index}]}
        onHighlightedAxisChange={(items) => items[0] && setIndex(items[0].dataIndex)}
        showHighlight
      />
      <Slider
        size="small"
        aria-label="Month"
        max={prices.length - 1}
        value={index}
        getAriaValueText={text}
        onChange={(_, next) => setIndex(next as number)}
        sx={{display: 'block'}}
      />
    </Box>
  );
}
