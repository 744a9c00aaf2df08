import {useState} from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import {carbonDioxide} from '../../_data/carbonDioxide';

export default function FilterModes() {
  const [discard, setDiscard] = useState(true);

  return (
    <Box sx={{width: '100%'}}>
      <FormControlLabel
        control={<Switch checked={discard} onChange={(_, checked) => setDiscard(checked)} />}
        label="Fit the other axis"
      />
      <LineChartPro
        height={260}
        title="Carbon dioxide in the air at Mauna Loa, parts per million"
        hideLegend
        dataset={carbonDioxide}
        xAxis={[
          {
            id: 'year',
            dataKey: 'year',
            domainLimit: 'strict',
            valueFormatter: (year: number) => `${year}`,
            zoom: {filterMode: discard ? 'discard' : 'keep', slider: {enabled: true}},
          },
        ]}
        initialZoom={[{axisId: 'year', start: 0, end: 25}]}
        series={[{dataKey: 'ppm', label: 'CO₂', showMark: false}]}
      />
    </Box>
  );
}
