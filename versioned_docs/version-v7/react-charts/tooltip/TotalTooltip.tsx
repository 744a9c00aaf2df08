import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {BarChart} from '@mui/x-charts/BarChart';
import {useAxisTooltip} from '@mui/x-charts/ChartsTooltip';
import {energyQuarters, formatEnergy} from '../../_data/energy';

/** The series of the quarter under the pointer, and their sum. */
function QuarterCard() {
  const axis = useAxisTooltip();
  if (!axis) {
    return null;
  }
  const total = axis.seriesItems.reduce((sum, {value}) => sum + Number(value), 0);
  return (
    <Paper elevation={4} sx={{p: 1.5, mx: 2, minWidth: 150}}>
      <Typography variant="subtitle2" component="div">
        {axis.axisFormattedValue}
      </Typography>
      {axis.seriesItems.map(({seriesId, formattedLabel, formattedValue, color}) => (
        <Stack key={seriesId} direction="row" spacing={2} sx={{justifyContent: 'space-between'}}>
          <Typography
            variant="body2"
            sx={{borderInlineStart: `4px solid ${color}`, paddingInlineStart: 1}}
          >
            {formattedLabel}
          </Typography>
          <Typography variant="body2">{formattedValue}</Typography>
        </Stack>
      ))}
      <Typography variant="body2" sx={{fontWeight: 600, textAlign: 'end'}}>
        {formatEnergy(total)}
      </Typography>
    </Paper>
  );
}

const stacked = {stack: 'energy', valueFormatter: formatEnergy};

export default function TotalTooltip() {
  return (
    <BarChart
      height={300}
      title="Electricity of an invented region by quarter, sources stacked"
      dataset={[...energyQuarters]}
      xAxis={[{scaleType: 'band', dataKey: 'quarter'}]}
      series={[
        {dataKey: 'wind', label: 'Wind', ...stacked},
        {dataKey: 'solar', label: 'Solar', ...stacked},
        {dataKey: 'hydro', label: 'Hydro', ...stacked},
      ]}
      slots={{axisContent: QuarterCard}}
    />
  );
}
