import {styled} from '@mui/material/styles';
import {BarChart, BarLabel, type BarLabelProps} from '@mui/x-charts/BarChart';

/** A label in the paper's color, set in bold. */
const PaperLabel = styled(BarLabel)(({theme}) => ({
  fill: (theme.vars ?? theme).palette.background.default,
  fontWeight: 700,
}));

function TotalLabel(props: BarLabelProps) {
  return <PaperLabel {...props} />;
}

export default function LabelColors() {
  return (
    <BarChart
      height={260}
      title="Deliveries on time by carrier"
      colors={['#3a5a98']}
      xAxis={[{data: ['Sea', 'Rail', 'Road']}]}
      series={[{label: 'On time', data: [61, 88, 74], barLabel: ({value}) => `${value}%`}]}
      slots={{barLabel: TotalLabel}}
      sx={{'& .MuiBar-element': {fill: '#3a5a98'}}}
      hideLegend
    />
  );
}
