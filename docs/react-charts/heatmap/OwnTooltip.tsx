import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import {ChartsTooltipContainer, useItemTooltip} from '@mui/x-charts/ChartsTooltip';
import {Heatmap} from '@mui/x-charts-pro/Heatmap';
import {bakeryDays, bakeryHours, bakeryPower} from '../../_data/bakery';

function Content() {
  const item = useItemTooltip<'heatmap'>();
  if (!item) {
    return null;
  }
  const [x, y, power] = item.value;
  return (
    <Paper elevation={3} sx={{p: 1.5}}>
      <Typography variant="body2">
        {bakeryDays[y]} at {bakeryHours[x]}
      </Typography>
      <Typography variant="body2">
        {power} kW, {(power * 0.24).toFixed(2)} € an hour
      </Typography>
    </Paper>
  );
}

function CostTooltip() {
  return (
    <ChartsTooltipContainer trigger="item">
      <Content />
    </ChartsTooltipContainer>
  );
}

export default function OwnTooltip() {
  return (
    <Box component="figure" sx={{m: 0, width: '100%'}} aria-label="Power by weekday and hour">
      <Heatmap
        height={240}
        xAxis={[{data: bakeryHours}]}
        yAxis={[{data: bakeryDays}]}
        zAxis={[{colorMap: {type: 'continuous', min: 0, max: 70, color: ['#e8f1fa', '#0b4f8a']}}]}
        series={[{label: 'Power', data: bakeryPower}]}
        slots={{tooltip: CostTooltip}}
      />
    </Box>
  );
}
