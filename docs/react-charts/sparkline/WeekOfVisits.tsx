import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';

export default function WeekOfVisits() {
  return (
    <Box sx={{display: 'flex', alignItems: 'center', gap: 2}}>
      <Typography>Visits</Typography>
      <SparkLineChart
        width={130}
        height={40}
        title="Visits rose from 120 on Monday to 240 on Sunday"
        data={[120, 132, 128, 151, 187, 233, 240]}
      />
      <Typography>
        <b>240</b>
      </Typography>
    </Box>
  );
}
