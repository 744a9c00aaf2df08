import Box from '@mui/material/Box';
import {PieChart} from '@mui/x-charts/PieChart';

const depots = ['Bergen', 'Bilbao', 'Gdańsk', 'Lisbon', 'Malmö', 'Porto', 'Split', 'Turku'];
const parcels = [91, 78, 70, 66, 52, 47, 31, 24];

export default function ScrollingLegend() {
  return (
    <Box sx={{width: '100%', height: 200}}>
      <PieChart
        height={200}
        title="Parcels of an invented carrier by depot, in thousands"
        colors={[
          '#0072b2',
          '#e69f00',
          '#009e73',
          '#cc79a7',
          '#56b4e9',
          '#d55e00',
          '#8a8f98',
          '#a89200',
        ]}
        series={[{data: depots.map((label, index) => ({label, value: parcels[index] ?? 0}))}]}
        slotProps={{
          legend: {
            tabIndex: 0,
            sx: {
              maxHeight: 130,
              overflowY: 'auto',
              flexWrap: 'nowrap',
              gap: 1,
              paddingInlineEnd: 2,
            },
          },
        }}
      />
    </Box>
  );
}
