import {useState} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import type {LineChartProProps} from '@mui/x-charts-pro/LineChartPro';

type ZoomData = NonNullable<LineChartProProps['zoomData']>;

const days = Array.from({length: 120}, (_, index) => index + 1);
const charts = [
  {name: 'Inlet', data: days.map((day) => Math.round(18 + 6 * Math.sin(day / 9)))},
  {name: 'Outlet', data: days.map((day) => Math.round(41 + 4 * Math.sin(day / 9 - 0.8)))},
];
const all = [{axisId: 'day', start: 0, end: 100}];

export default function SyncedCharts() {
  const [zoomData, setZoomData] = useState<ZoomData>([{axisId: 'day', start: 30, end: 60}]);
  const [range] = zoomData;

  return (
    <Box sx={{width: '100%'}}>
      {charts.map(({name, data}) => (
        <LineChartPro
          key={name}
          height={170}
          title={`${name} of a boiler, degrees Celsius`}
          zoomData={zoomData}
          onZoomChange={setZoomData}
          xAxis={[{id: 'day', data: days, zoom: true}]}
          yAxis={[{label: `${name} °C`, width: 56}]}
          series={[{label: name, data, showMark: false, color: '#0b6fa4'}]}
          hideLegend
        />
      ))}
      <Box sx={{display: 'flex', gap: 1}}>
        <Button
          size="small"
          variant="outlined"
          onClick={() => setZoomData([{axisId: 'day', start: 75, end: 100}])}
        >
          Last month
        </Button>
        <Button
          size="small"
          disabled={range?.start === 0 && range.end === 100}
          onClick={() => setZoomData(all)}
        >
          Show all
        </Button>
      </Box>
    </Box>
  );
}
