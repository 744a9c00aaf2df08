import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {BarChartPro} from '@mui/x-charts-pro/BarChartPro';
import {useChartProApiRef} from '@mui/x-charts-pro/hooks';
import {energyQuarters} from '../../_data/energy';

export default function ExportedChart() {
  const apiRef = useChartProApiRef<'bar'>();

  return (
    <Box sx={{width: '100%'}}>
      <Box sx={{display: 'flex', gap: 1}}>
        <Button variant="outlined" size="small" onClick={() => apiRef.current?.exportAsPrint()}>
          Print
        </Button>
        <Button
          variant="outlined"
          size="small"
          onClick={() => apiRef.current?.exportAsImage({fileName: 'electricity'})}
        >
          Save as PNG
        </Button>
      </Box>
      <BarChartPro
        apiRef={apiRef}
        height={260}
        title="Electricity by source and quarter, gigawatt hours"
        dataset={energyQuarters}
        xAxis={[{dataKey: 'quarter'}]}
        series={[
          {dataKey: 'wind', label: 'Wind', stack: 'all'},
          {dataKey: 'solar', label: 'Solar', stack: 'all'},
          {dataKey: 'hydro', label: 'Hydro', stack: 'all'},
        ]}
        slotProps={{
          toolbar: {
            imageExportOptions: [{type: 'image/png'}, {type: 'image/webp', quality: 0.8}],
          },
        }}
        showToolbar
      />
    </Box>
  );
}
