import {useState} from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {PieChart, pieClasses} from '@mui/x-charts/PieChart';
import {formatTerawattHours, worldElectricity2023} from '../../_data/electricity';

const total = worldElectricity2023.reduce((sum, {value}) => sum + value, 0);
const labels = {
  label: 'label',
  value: 'value',
  formattedValue: 'formattedValue',
  share: ({value}: {value: number}) => `${Math.round((value / total) * 100)}%`,
} as const;

export default function ArcLabels() {
  const [arcLabel, setArcLabel] = useState<keyof typeof labels>('share');

  return (
    <Box sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Text on the slices"
        value={arcLabel}
        onChange={(_, next: keyof typeof labels | null) => next && setArcLabel(next)}
        sx={{display: 'flex', flexWrap: 'wrap', mb: 2}}
      >
        {Object.keys(labels).map((name) => (
          <ToggleButton key={name} value={name} sx={{textTransform: 'none'}}>
            {name === 'share' ? 'a function' : name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <PieChart
        height={280}
        title="Electricity of the world in 2023 by source"
        colors={['#0d5c8f', '#a8480c', '#0a6b50', '#8a4173']}
        series={[
          {
            data: worldElectricity2023,
            valueFormatter: ({value}) => formatTerawattHours(value),
            arcLabel: labels[arcLabel],
            arcLabelMinAngle: 25,
            arcLabelRadius: '65%',
          },
        ]}
        sx={{[`& .${pieClasses.arcLabel}`]: {fill: '#fff', fontSize: 13}}}
      />
    </Box>
  );
}
