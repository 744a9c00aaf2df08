import {BarChart} from '@mui/x-charts/BarChart';

export default function OutlinedForecast() {
  return (
    <BarChart
      className="[&_.MuiBar-element]:stroke-[#3f6ea8] [&_.MuiBar-element]:stroke-2 [&_.MuiBar-element]:[fill-opacity:0.2] [&_.MuiBar-element]:[stroke-dasharray:6_4]"
      height={280}
      title="Forecast of orders by quarter"
      xAxis={[{data: ['Q1', 'Q2', 'Q3', 'Q4']}]}
      series={[{label: 'Forecast', data: [140, 165, 150, 190], color: '#3f6ea8'}]}
      hideLegend
    />
  );
}
