import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';
import {LineChart} from '@mui/x-charts/LineChart';
import {atmosphere, formatSigned} from '../../_data/figures';

export default function FreezingLine() {
  return (
    <LineChart
      height={280}
      title="Air temperature by height, with the freezing point"
      dataset={atmosphere}
      xAxis={[{dataKey: 'height', label: 'Height (km)'}]}
      yAxis={[{valueFormatter: (celsius: number) => `${formatSigned(celsius)} °C`}]}
      series={[{dataKey: 'temperature', label: 'Temperature', showMark: false}]}
      margin={{top: 16, right: 16, left: 60}}
      slotProps={{legend: {hidden: true}}}
    >
      <ChartsReferenceLine
        y={0}
        label="Water freezes"
        labelAlign="end"
        labelStyle={{fontSize: 12}}
        lineStyle={{strokeDasharray: '6 4'}}
      />
    </LineChart>
  );
}
