import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';

export default function FunnelColors() {
  return (
    <FunnelChart
      height={240}
      title="Support tickets of a month by stage"
      series={[
        {
          variant: 'outlined',
          layout: 'horizontal',
          data: [
            {label: 'Opened', value: 380, color: '#0072b2'},
            {label: 'Answered', value: 341, color: '#009e73'},
            {label: 'Solved', value: 288, color: '#d55e00'},
          ],
        },
      ]}
    />
  );
}
