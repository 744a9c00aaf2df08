import {useState} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {LineChart, type LineChartProps} from '@mui/x-charts/LineChart';
import {atmosphere, formatSigned} from '../../_data/figures';

type AxisItems = NonNullable<LineChartProps['highlightedAxis']>;

export default function TwoInStep() {
  const [items, setItems] = useState<AxisItems>([]);
  const layer = items[0] && atmosphere[items[0].dataIndex];
  const shared = {
    height: 170,
    dataset: atmosphere,
    xAxis: [{id: 'height', dataKey: 'height', label: 'Height (km)'}],
    highlightedAxis: items,
    onHighlightedAxisChange: setItems,
    slotProps: {tooltip: {trigger: 'none' as const}},
    hideLegend: true,
  };

  return (
    <Box sx={{width: '100%'}}>
      <Typography variant="body2" sx={{minHeight: 24}}>
        {layer
          ? `${layer.height} km: ${layer.temperature} °C, ${layer.pressure} hPa`
          : 'Point at one of the charts.'}
      </Typography>
      <LineChart
        {...shared}
        title="Air temperature by height in the standard atmosphere"
        yAxis={[{label: '°C', width: 66, tickNumber: 3, valueFormatter: formatSigned}]}
        series={[{dataKey: 'temperature', label: 'Temperature', showMark: false, color: '#0072b2'}]}
      />
      <LineChart
        {...shared}
        title="Air pressure by height in the standard atmosphere"
        yAxis={[{label: 'hPa', width: 66, tickNumber: 3}]}
        series={[{dataKey: 'pressure', label: 'Pressure', showMark: false, color: '#d55e00'}]}
      />
    </Box>
  );
}
