import {useState} from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {BarChart} from '@mui/x-charts/BarChart';

interface RatioProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

function Ratio({label, value, onChange}: RatioProps) {
  return (
    <Box sx={{flex: 1}}>
      <Typography variant="body2">
        {label}: {value}
      </Typography>
      <Slider
        size="small"
        aria-label={label}
        min={0}
        max={0.9}
        step={0.1}
        value={value}
        onChange={(_, next) => onChange(next as number)}
      />
    </Box>
  );
}

export default function GapRatios() {
  const [categoryGapRatio, setCategoryGapRatio] = useState(0.2);
  const [barGapRatio, setBarGapRatio] = useState(0.1);

  return (
    <Box sx={{width: '100%'}}>
      <Stack direction="row" spacing={4} sx={{px: 2, minHeight: 74}}>
        <Ratio label="categoryGapRatio" value={categoryGapRatio} onChange={setCategoryGapRatio} />
        <Ratio label="barGapRatio" value={barGapRatio} onChange={setBarGapRatio} />
      </Stack>
      <BarChart
        height={260}
        title="Orders by weekday in two weeks"
        xAxis={[
          {
            scaleType: 'band',
            data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
            categoryGapRatio,
            barGapRatio,
          },
        ]}
        series={[
          {label: 'Last week', data: [64, 71, 58, 80, 92]},
          {label: 'This week', data: [70, 66, 61, 88, 97]},
        ]}
      />
    </Box>
  );
}
