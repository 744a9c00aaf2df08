import {PieChart} from '@mui/x-charts/PieChart';

const names = ['Rail', 'Road', 'Sea'];
const year = (values: number[]) =>
  values.map((value, index) => ({id: index, value, label: names[index]}));

export default function TwoPies() {
  return (
    <PieChart
      height={240}
      title="Freight by carrier, 2015 on the left and 2025 on the right"
      colors={['#0072b2', '#d55e00', '#009e73']}
      slotProps={{legend: {direction: 'horizontal', position: {vertical: 'bottom'}}}}
      series={[
        {
          id: '2015',
          cx: '25%',
          outerRadius: 62,
          data: year([28, 57, 15]),
          valueFormatter: ({value}) => `${value}% in 2015`,
        },
        {
          id: '2025',
          cx: '75%',
          outerRadius: 62,
          data: year([44, 38, 18]).map(({label: _, ...item}) => item),
          valueFormatter: ({value}) => `${value}% in 2025`,
        },
      ]}
    />
  );
}
