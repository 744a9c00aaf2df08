import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {useChartProApiRef} from '@mui/x-charts-pro/hooks';
import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import {carbonDioxide} from '../../_data/carbonDioxide';

const decades = [1960, 1980, 2000];

export default function ZoomButtons() {
  const apiRef = useChartProApiRef<'line'>();
  const show = (from: number) => {
    const start = ((from - 1960) / 63) * 100;
    apiRef.current?.setAxisZoomData('year', {axisId: 'year', start, end: start + 32});
  };

  return (
    <Box sx={{width: '100%'}}>
      <LineChartPro
        apiRef={apiRef}
        height={240}
        title="Carbon dioxide in the air at Mauna Loa, parts per million"
        hideLegend
        dataset={carbonDioxide}
        xAxis={[
          {
            id: 'year',
            dataKey: 'year',
            domainLimit: 'strict',
            valueFormatter: (year: number) => `${year}`,
            zoom: {filterMode: 'discard'},
          },
        ]}
        series={[{dataKey: 'ppm', label: 'CO₂', showMark: false}]}
      />
      <Box sx={{display: 'flex', gap: 1}}>
        {decades.map((from) => (
          <Button key={from} size="small" variant="outlined" onClick={() => show(from)}>
            from {from}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
