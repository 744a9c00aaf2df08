import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import {BarChart} from '@mui/x-charts/BarChart';
import type {ChartsItemContentProps} from '@mui/x-charts/ChartsTooltip';
import {summits} from '../../_data/figures';

/** Name, continent and height of the mountain under the pointer. */
function SummitCard({itemData, series, getColor}: ChartsItemContentProps<'bar'>) {
  const {dataIndex} = itemData;
  const summit = summits[dataIndex];
  if (!summit) {
    return null;
  }
  return (
    <Paper
      elevation={4}
      sx={{p: 1.5, mx: 2, borderInlineStart: `4px solid ${getColor(dataIndex)}`}}
    >
      <Typography variant="subtitle2" component="div">
        {summit.name}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {summit.continent}, {series.valueFormatter?.(summit.height, {dataIndex})}
      </Typography>
    </Paper>
  );
}

export default function OwnItemTooltip() {
  return (
    <BarChart
      height={280}
      title="Highest mountain of six continents"
      dataset={summits}
      xAxis={[{scaleType: 'band', dataKey: 'name'}]}
      series={[{dataKey: 'height', label: 'Height', valueFormatter: (meters) => `${meters} m`}]}
      tooltip={{trigger: 'item'}}
      slots={{itemContent: SummitCard}}
      margin={{top: 16, bottom: 30, left: 60}}
      slotProps={{legend: {hidden: true}}}
    />
  );
}
