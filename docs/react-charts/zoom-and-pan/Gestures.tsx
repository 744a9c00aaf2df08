import {useState} from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {ScatterChartPro} from '@mui/x-charts-pro/ScatterChartPro';
import type {ScatterChartProProps} from '@mui/x-charts-pro/ScatterChartPro';
import {createRandom} from '../../_data/random';

const random = createRandom(8);
const parts = Array.from({length: 250}, (_, id) => {
  const x = 20 + random.next() * 60;
  return {id, x, y: x * 0.6 + random.next() * 22};
});

const configs: Record<string, ScatterChartProProps['zoomInteractionConfig']> = {
  'Ctrl + wheel': {
    zoom: [{type: 'wheel', requiredKeys: ['Control']}, 'pinch'],
    pan: ['drag'],
  },
  'Draw a frame': {zoom: ['brush', 'doubleTapReset'], pan: ['wheel']},
  'Hold to pan': {zoom: ['pinch', 'tapAndDrag'], pan: ['pressAndDrag']},
};

export default function Gestures() {
  const [name, setName] = useState('Ctrl + wheel');

  return (
    <Box sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Gestures"
        value={name}
        onChange={(_, next: string | null) => next && setName(next)}
      >
        {Object.keys(configs).map((option) => (
          <ToggleButton key={option} value={option} sx={{textTransform: 'none', px: 1}}>
            {option}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ScatterChartPro
        height={280}
        title="Wear of parts by temperature"
        hideLegend
        zoomInteractionConfig={configs[name]}
        xAxis={[{zoom: true, label: '°C'}]}
        yAxis={[{zoom: true, label: 'µm', width: 56}]}
        series={[{label: 'Parts', data: parts, markerSize: 3, color: '#0b6fa4'}]}
      />
    </Box>
  );
}
