import {useState} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {LineChart, type LineChartProps} from '@mui/x-charts/LineChart';
import {atmosphere, formatSigned} from '../../_data/figures';

type AxisItems =
  NonNullable<LineChartProps['onHighlightedAxisChange']> extends (items: infer Items) => void
    ? Items
    : never;

export default function PinnedReading() {
  const [items, setItems] = useState<AxisItems>([]);
  const layer = atmosphere[items[0]?.dataIndex ?? 0];

  return (
    <Box sx={{width: '100%'}}>
      <Typography variant="body2" role="status" sx={{minHeight: 24}}>
        At {layer?.height} km: {layer?.temperature} °C
      </Typography>
      <LineChart
        height={260}
        title="Air temperature by height in the standard atmosphere"
        dataset={atmosphere}
        xAxis={[{id: 'height', dataKey: 'height', label: 'Height (km)'}]}
        yAxis={[{label: 'Temperature (°C)', width: 60, valueFormatter: formatSigned}]}
        series={[{dataKey: 'temperature', label: 'Temperature', showMark: false}]}
        onHighlightedAxisChange={setItems}
        slotProps={{tooltip: {trigger: 'none'}}}
        hideLegend
      />
    </Box>
  );
}
