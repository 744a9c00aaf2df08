import {useState} from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';

export default function ScaledSections() {
  const [scaled, setScaled] = useState(true);

  return (
    <Box sx={{width: '100%'}}>
      <FormControlLabel
        control={<Switch checked={scaled} onChange={(_, checked) => setScaled(checked)} />}
        label="Height by value"
      />
      <FunnelChart
        height={260}
        title="From lead to contract"
        hideLegend
        categoryAxis={{scaleType: scaled ? 'linear' : 'band'}}
        series={[
          {
            data: [
              {label: 'Leads', value: 400},
              {label: 'Meetings', value: 240},
              {label: 'Contracts', value: 110},
            ],
          },
        ]}
      />
    </Box>
  );
}
