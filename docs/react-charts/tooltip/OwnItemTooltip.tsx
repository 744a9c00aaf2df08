import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import {BarChart} from '@mui/x-charts/BarChart';
import {ChartsTooltipContainer, useItemTooltip} from '@mui/x-charts/ChartsTooltip';
import {summits} from '../../_data/figures';

/** Name, continent and height of the mountain under the pointer. */
function SummitCard() {
  const item = useItemTooltip<'bar'>();
  const summit = item && summits[item.identifier.dataIndex ?? -1];
  if (!summit) {
    return null;
  }
  return (
    <Paper elevation={4} sx={{p: 1.5, borderInlineStart: `4px solid ${item.color}`}}>
      <Typography variant="subtitle2" component="div">
        {summit.name}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {summit.continent}, {item.formattedValue}
      </Typography>
    </Paper>
  );
}

function SummitTooltip() {
  return (
    <ChartsTooltipContainer trigger="item" anchor="node" position="top">
      <SummitCard />
    </ChartsTooltipContainer>
  );
}

export default function OwnItemTooltip() {
  return (
    <BarChart
      height={280}
      title="Highest mountain of six continents"
      dataset={summits}
      enableKeyboardNavigation
      xAxis={[{dataKey: 'name'}]}
      yAxis={[{label: 'Meters', width: 66}]}
      series={[{dataKey: 'height', label: 'Height', valueFormatter: (meters) => `${meters} m`}]}
      slots={{tooltip: SummitTooltip}}
      hideLegend
    />
  );
}
