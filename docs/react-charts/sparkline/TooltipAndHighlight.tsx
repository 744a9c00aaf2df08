import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';

const visits = [820, 932, 901, 1134, 1290, 1130, 1320];
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const shared = {
  data: visits,
  height: 80,
  showTooltip: true,
  showHighlight: true,
  valueFormatter: (value: number | null) =>
    value === null ? '' : `${value.toLocaleString('en-US')} visits`,
};

export default function TooltipAndHighlight() {
  return (
    <Box sx={{display: 'grid', gap: 2, width: '100%', maxWidth: 420}}>
      <div>
        <Typography variant="body2">Value alone</Typography>
        <SparkLineChart {...shared} title="Visits by weekday, from 820 to 1,320" />
      </div>
      <div>
        <Typography variant="body2">Value and weekday</Typography>
        <SparkLineChart
          {...shared}
          title="Visits by weekday as bars, from 820 to 1,320"
          plotType="bar"
          xAxis={{data: days}}
          slotProps={{tooltip: {trigger: 'axis'}}}
        />
      </div>
    </Box>
  );
}
