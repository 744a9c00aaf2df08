import {BarChart} from '@mui/x-charts/BarChart';

export default function SmallLegend() {
  return (
    <BarChart
      height={260}
      title="Parts of an invented factory by shift and line"
      xAxis={[{scaleType: 'band', data: ['Early', 'Late', 'Night']}]}
      series={[
        {label: 'Line A', data: [410, 388, 240]},
        {label: 'Line B', data: [365, 402, 198]},
      ]}
      margin={{top: 40, bottom: 30}}
      slotProps={{
        legend: {
          position: {vertical: 'top', horizontal: 'right'},
          itemMarkWidth: 12,
          itemMarkHeight: 12,
          markGap: 6,
          itemGap: 16,
          padding: {top: 4, right: 0},
          labelStyle: {fontSize: 13},
        },
      }}
    />
  );
}
