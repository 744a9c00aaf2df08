import {useState} from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {BarChart} from '@mui/x-charts/BarChart';
import {useDrawingArea} from '@mui/x-charts/hooks';

const states = ['loading', 'empty', 'own', 'data'] as const;
type State = (typeof states)[number];

/** Says what to do when there is nothing to show. */
function NoOrders() {
  const {left, top, width, height} = useDrawingArea();
  return (
    <text
      x={left + width / 2}
      y={top + height / 2}
      textAnchor="middle"
      fontSize={14}
      fill="currentColor"
    >
      No orders yet: choose another week.
    </text>
  );
}

export default function EmptyAndLoading() {
  const [state, setState] = useState<State>('empty');

  return (
    <Box sx={{width: '100%', color: 'text.primary'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="State of the chart"
        value={state}
        onChange={(_, next: State | null) => next && setState(next)}
      >
        {states.map((value) => (
          <ToggleButton key={value} value={value}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        height={240}
        title="Orders of an invented shop by weekday"
        loading={state === 'loading'}
        xAxis={[{scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']}]}
        yAxis={[{min: 0, max: 100}]}
        series={state === 'data' ? [{data: [64, 71, 58, 80, 92]}] : []}
        slots={state === 'own' ? {noDataOverlay: NoOrders} : {}}
        hideLegend
      />
    </Box>
  );
}
