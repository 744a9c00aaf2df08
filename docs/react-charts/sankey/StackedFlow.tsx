import {BarChart} from '@mui/x-charts/BarChart';

const stages = ['Comes from', 'Used for', 'Ends as'];
const flows = [
  {label: 'Grid', data: [620, null, null], color: '#0d5c8f'},
  {label: 'Solar roof', data: [180, null, null], color: '#a8480c'},
  {label: 'Machines', data: [null, 400, null], color: '#0a6b50'},
  {label: 'Heating', data: [null, 290, null], color: '#8a4173'},
  {label: 'Light', data: [null, 110, null], color: '#7a5a10'},
  {label: 'Product', data: [null, null, 330], color: '#2b6ea8'},
  {label: 'Waste heat', data: [null, null, 470], color: '#666'},
];

export default function StackedFlow() {
  return (
    <BarChart
      height={300}
      title="Energy of a plant in a year by stage, megawatt hours"
      hideLegend
      xAxis={[{data: stages, categoryGapRatio: 0.2}]}
      yAxis={[{label: 'MWh', width: 56}]}
      series={flows.map((flow) => ({
        ...flow,
        stack: 'energy',
        barLabel: () => flow.label,
        valueFormatter: (value: number | null) => (value === null ? null : `${value} MWh`),
      }))}
      sx={{'& .MuiBarLabel-root': {fontSize: 12, fill: '#fff'}}}
    />
  );
}
