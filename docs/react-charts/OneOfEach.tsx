import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {Gauge} from '@mui/x-charts/Gauge';
import {PieChart} from '@mui/x-charts/PieChart';
import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';
import {createRandom} from '../_data/random';

const random = createRandom(5);
const houses = Array.from({length: 60}, (_, id) => {
  const area = 40 + random.next() * 120;
  return {id, x: Math.round(area), y: Math.round(area * 2.1 + random.next() * 90)};
});

export default function OneOfEach() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: 3,
        width: '100%',
      }}
    >
      <Box>
        <Typography variant="subtitle2" component="div" noWrap>
          Fleet by fuel
        </Typography>
        <PieChart
          height={180}
          hideLegend
          title="Share of the fleet by fuel"
          series={[
            {
              innerRadius: 36,
              data: [
                {id: 'electric', label: 'Electric', value: 46},
                {id: 'hybrid', label: 'Hybrid', value: 31},
                {id: 'diesel', label: 'Diesel', value: 23},
              ],
            },
          ]}
        />
      </Box>
      <Box>
        <Typography variant="subtitle2" component="div" noWrap>
          Rent by area
        </Typography>
        <ScatterChart
          height={180}
          title="Rent and area of sixty flats"
          xAxis={[{label: 'm²'}]}
          series={[{label: 'Flats', data: houses, markerSize: 3}]}
          hideLegend
        />
      </Box>
      <Box>
        <Typography variant="subtitle2" component="div" noWrap>
          Disk in use
        </Typography>
        <Gauge
          height={120}
          value={68}
          text="68%"
          startAngle={-110}
          endAngle={110}
          aria-label="Disk in use"
        />
      </Box>
      <Box>
        <Typography variant="subtitle2" component="div" noWrap>
          Page views
        </Typography>
        <SparkLineChart
          height={100}
          area
          curve="natural"
          data={[41, 44, 39, 52, 60, 58, 33, 36, 49, 57, 63, 71, 69, 46]}
          showHighlight
          showTooltip
          aria-label="Page views, last two weeks"
        />
      </Box>
    </Box>
  );
}
