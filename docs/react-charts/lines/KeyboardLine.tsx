import {LineChart} from '@mui/x-charts/LineChart';
import {clearColors} from '../../_data/chartColors';

export default function KeyboardLine() {
  return (
    <LineChart
      height={260}
      title="Parcels of an invented courier by week"
      desc="Both depots grow; the northern one overtakes the southern one in week five."
      enableKeyboardNavigation
      colors={clearColors}
      xAxis={[{scaleType: 'point', data: ['W1', 'W2', 'W3', 'W4', 'W5', 'W6']}]}
      series={[
        {label: 'North', data: [310, 342, 365, 398, 441, 480]},
        {label: 'South', data: [402, 398, 410, 421, 428, 433], shape: 'square'},
      ]}
      slotProps={{tooltip: {trigger: 'item'}}}
      sx={{
        '& svg:focus-visible': {
          outline: '2px solid',
          outlineColor: 'primary.main',
          outlineOffset: -2,
        },
      }}
    />
  );
}
