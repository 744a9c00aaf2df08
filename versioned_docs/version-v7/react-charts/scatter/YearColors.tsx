import {ContinuousColorLegend} from '@mui/x-charts/ChartsLegend';
import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {formatHome, homes} from '../../_data/homes';

export default function YearColors() {
  return (
    <ScatterChart
      height={300}
      title="Price of homes by living space, colored by the year of construction"
      xAxis={[{label: 'Living space (m²)'}]}
      yAxis={[{valueFormatter: (value: number) => `€${value}k`}]}
      zAxis={[
        {
          id: 'built',
          colorMap: {type: 'continuous', min: 1920, max: 2024, color: ['#0072b2', '#e69f00']},
        },
      ]}
      series={[{label: 'Homes', data: homes, markerSize: 5, valueFormatter: formatHome}]}
      slotProps={{legend: {hidden: true}}}
    >
      <ContinuousColorLegend
        axisDirection="z"
        direction="row"
        position={{vertical: 'top', horizontal: 'middle'}}
        minLabel="1920"
        maxLabel="2024"
        labelStyle={{fontSize: 13, fill: 'currentColor'}}
      />
    </ScatterChart>
  );
}
