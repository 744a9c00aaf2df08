import {useState} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {Heatmap, heatmapClasses} from '@mui/x-charts-pro/Heatmap';
import {bakeryDays, bakeryHours, bakeryPower} from '../../_data/bakery';

export default function HighlightedCell() {
  const [clicked, setClicked] = useState('Select a cell.');

  return (
    <Box component="figure" sx={{m: 0, width: '100%'}} aria-label="Power by weekday and hour">
      <Heatmap
        height={260}
        enableKeyboardNavigation
        xAxis={[{data: bakeryHours}]}
        yAxis={[{data: bakeryDays}]}
        zAxis={[{colorMap: {type: 'continuous', min: 0, max: 70, color: ['#e8f1fa', '#0b4f8a']}}]}
        series={[
          {
            label: 'Power',
            data: bakeryPower,
            highlightScope: {highlight: 'item', fade: 'global'},
            valueFormatter: ([, , kw]) => `${kw} kW`,
          },
        ]}
        onItemClick={(_, {xIndex = 0, yIndex = 0}) =>
          setClicked(`${bakeryDays[yIndex]}, ${bakeryHours[xIndex]}`)
        }
        sx={{
          [`& .${heatmapClasses.faded}`]: {opacity: 0.4},
          [`& .${heatmapClasses.highlighted}`]: {stroke: 'currentColor', strokeWidth: 2},
        }}
      />
      <Typography variant="body2" role="status">
        {clicked}
      </Typography>
    </Box>
  );
}
