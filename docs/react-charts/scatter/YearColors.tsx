import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {ContinuousColorLegend} from '@mui/x-charts/ChartsLegend';
import {formatHome, homes} from '../../_data/homes';

export default function YearColors() {
  return (
    <ScatterChart
      height={300}
      title="Price of homes by living space, colored by the year of construction"
      desc="Among homes of one size the younger ones cost more."
      enableKeyboardNavigation
      xAxis={[{label: 'Living space (m²)'}]}
      yAxis={[{width: 56, valueFormatter: (value: number) => `€${value}k`}]}
      zAxis={[
        {
          id: 'built',
          colorMap: {type: 'continuous', min: 1920, max: 2024, color: ['#0072b2', '#e69f00']},
        },
      ]}
      series={[
        {
          label: 'Homes',
          data: homes,
          markerSize: 5,
          valueFormatter: (home) => home && formatHome(home),
        },
      ]}
      slots={{legend: ContinuousColorLegend}}
      slotProps={{
        legend: {
          axisDirection: 'z',
          minLabel: '1920',
          maxLabel: '2024',
          direction: 'horizontal',
          sx: {inlineSize: 240},
        },
      }}
    />
  );
}
