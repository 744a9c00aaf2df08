import {useState} from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {RadarChart} from '@mui/x-charts/RadarChart';

const modes = ['axis', 'series', 'none'] as const;
type Mode = (typeof modes)[number];

export default function HighlightModes() {
  const [mode, setMode] = useState<Mode>('axis');

  return (
    <Box sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Highlight"
        value={mode}
        onChange={(_, next: Mode | null) => next && setMode(next)}
      >
        {modes.map((name) => (
          <ToggleButton key={name} value={name} sx={{textTransform: 'none'}}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <RadarChart
        height={280}
        title="Answers of two teams, agreement in percent"
        enableKeyboardNavigation
        highlight={mode}
        slotProps={{tooltip: {trigger: mode === 'series' ? 'item' : 'axis'}}}
        colors={['#0072b2', '#d55e00']}
        series={[
          {id: 'day', label: 'Day shift', data: [82, 74, 61, 70, 88], fillArea: true},
          {id: 'night', label: 'Night shift', data: [71, 66, 78, 52, 80], fillArea: true},
        ]}
        radar={{max: 100, metrics: ['Team', 'Tools', 'Pay', 'Hours', 'Safety']}}
      />
    </Box>
  );
}
