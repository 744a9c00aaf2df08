import {BarChart} from '@mui/x-charts/BarChart';

const stages = ['Bought', 'Used for', 'Ends as'];
const flows = [
  {label: 'Grid', data: [620, null, null], color: '#0072b2'},
  {label: 'Solar roof', data: [180, null, null], color: '#d55e00'},
  {label: 'Machines', data: [null, 400, null], color: '#009e73'},
  {label: 'Heating', data: [null, 290, null], color: '#8a4173'},
  {label: 'Light', data: [null, 110, null], color: '#a6761d'},
  {label: 'Product', data: [null, null, 330], color: '#56b4e9'},
  {label: 'Waste heat', data: [null, null, 470], color: '#8c8c8c'},
];

export default function StackedFlow() {
  return (
    <BarChart
      height={300}
      title="Energy of a plant in a year by stage, megawatt hours"
      hideLegend
      xAxis={[{data: stages, categoryGapRatio: 0.5}]}
      yAxis={[{label: 'MWh', width: 56}]}
      series={flows.map((flow) => ({
        ...flow,
        stack: 'energy',
        barLabel: () => flow.label,
        valueFormatter: (value: number | null) => (value === null ? null : `${value} MWh`),
      }))}
      sx={{'& .MuiBarLabel-root': {fontSize: 12}}}
    />
  );
}
