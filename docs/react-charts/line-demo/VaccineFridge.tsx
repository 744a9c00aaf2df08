import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';
import {LineChart} from '@mui/x-charts/LineChart';

const hours = Array.from({length: 13}, (_, index) => `${String(index + 7).padStart(2, '0')}:00`);
const dashed = {strokeDasharray: '6 4'};
const leftToRight = {direction: 'ltr'} as const;

export default function VaccineFridge() {
  return (
    <LineChart
      height={280}
      title="Temperature of an invented fridge for vaccines during a day"
      desc="Between 4 and 6 °C, except at 13:00, when it was 9 °C, above the limit of 8 °C."
      enableKeyboardNavigation
      xAxis={[{scaleType: 'point', data: hours}]}
      yAxis={[{label: '°C', width: 52, min: 0, max: 12}]}
      series={[
        {
          label: 'Fridge',
          data: [5, 5, 4, 5, 6, 7, 9, 7, 6, 5, 5, 4, 4],
          showMark: ({value}) => value > 8,
          valueFormatter: (value) => `${value} °C`,
        },
      ]}
      hideLegend
    >
      <ChartsReferenceLine
        y={8}
        label="Max 8 °C"
        labelAlign="start"
        lineStyle={dashed}
        labelStyle={leftToRight}
      />
      <ChartsReferenceLine
        y={2}
        label="Min 2 °C"
        labelAlign="start"
        lineStyle={dashed}
        labelStyle={leftToRight}
      />
    </LineChart>
  );
}
