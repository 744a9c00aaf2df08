import {useState} from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {LineChart} from '@mui/x-charts/LineChart';
import {energyQuarters, formatEnergy} from '../../_data/energy';

const sources = ['wind', 'hydro', 'solar'] as const;
type Source = (typeof sources)[number];

export default function HighlightFromList() {
  const [source, setSource] = useState<Source | null>('solar');

  return (
    <Box sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Source to highlight"
        value={source}
        onChange={(_, next: Source | null) => setSource(next)}
      >
        {sources.map((value) => (
          <ToggleButton key={value} value={value}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        height={280}
        title="Electricity of an invented region by source and quarter"
        dataset={energyQuarters}
        xAxis={[{dataKey: 'quarter', scaleType: 'point'}]}
        yAxis={[{label: 'GWh', width: 56}]}
        series={sources.map((id) => ({
          id,
          dataKey: id,
          label: id,
          showMark: false,
          valueFormatter: formatEnergy,
          highlightScope: {highlight: 'series', fade: 'global'},
        }))}
        highlightedItem={source && {seriesId: source}}
        onHighlightChange={(item) => setSource(sources.find((id) => id === item?.seriesId) ?? null)}
      />
    </Box>
  );
}
