import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';

const orders = [14, 9, 17, 12, 20, 23, 18, 25];

export default function BarsAndAreas() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, 1fr)',
        gap: 2,
        width: '100%',
      }}
    >
      <div>
        <Typography variant="body2">Line</Typography>
        <SparkLineChart
          height={60}
          title="Orders of an invented shop by week, as a line"
          data={orders}
        />
      </div>
      <div>
        <Typography variant="body2">Area</Typography>
        <SparkLineChart height={60} title="Orders by week, as an area" data={orders} area />
      </div>
      <div>
        <Typography variant="body2">Bars</Typography>
        <SparkLineChart height={60} title="Orders by week, as bars" data={orders} plotType="bar" />
      </div>
    </Box>
  );
}
