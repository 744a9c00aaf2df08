import {LineChart} from '@mui/x-charts/LineChart';
import type {ChartsLabelCustomMarkProps} from '@mui/x-charts/ChartsLabel';
import {axisClasses} from '@mui/x-charts/ChartsAxis';
import {lineElementClasses} from '@mui/x-charts/LineChart';

/** A dashed stroke, like the line that it stands for. */
function DashedMark({className, color}: ChartsLabelCustomMarkProps) {
  return (
    <svg className={className} viewBox="0 0 24 6" width={24} height={6} aria-hidden>
      <path d="M0 3h24" stroke={color} strokeWidth={3} strokeDasharray="6 3" />
    </svg>
  );
}

export default function OwnShapes() {
  return (
    <LineChart
      height={300}
      title="Orders of an invented shop by month, planned and made"
      xAxis={[{scaleType: 'point', data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun']}]}
      series={[
        {id: 'made', label: 'Made', data: [210, 232, 251, 244, 276, 290], showMark: false},
        {
          id: 'planned',
          label: 'Planned',
          data: [200, 215, 230, 245, 260, 275],
          showMark: false,
          labelMarkType: DashedMark,
        },
      ]}
      sx={{
        [`& .${lineElementClasses.root}[data-series="planned"]`]: {strokeDasharray: '6 3'},
        [`& .${axisClasses.line}`]: {opacity: 0.5},
      }}
    />
  );
}
