import {useState} from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {LineChart} from '@mui/x-charts/LineChart';

export default function StrictSteps() {
  const [strictStepCurve, setStrictStepCurve] = useState(false);

  return (
    <Box sx={{width: '100%'}}>
      <FormControlLabel
        label="strictStepCurve"
        control={
          <Switch
            checked={strictStepCurve}
            onChange={(_, checked) => setStrictStepCurve(checked)}
          />
        }
      />
      <LineChart
        height={240}
        title="Staff on duty in an invented call center by shift"
        enableKeyboardNavigation
        xAxis={[{scaleType: 'band', data: ['Night', 'Early', 'Midday', 'Late', 'Evening']}]}
        yAxis={[{min: 0}]}
        series={[
          {
            label: 'Staff',
            curve: 'step',
            strictStepCurve,
            area: true,
            showMark: false,
            data: [4, 12, 18, 15, 7],
          },
        ]}
        hideLegend
      />
    </Box>
  );
}
