import {PieChart} from '@mui/x-charts/PieChart';
import {formatTerawattHours, worldElectricity2023} from '../../_data/electricity';

const groups = [
  {id: 'fossil', label: 'Fossil', value: 17000, color: '#6b6b6b'},
  {id: 'water', label: 'Hydro, nuclear', value: 6900, color: '#0b6fa4'},
  {id: 'new', label: 'All other', value: 5500, color: '#0a7a58'},
];
const names = new Map(worldElectricity2023.map(({id, label}) => [id, label]));
const format = ({value}: {value: number}) => formatTerawattHours(value);
const shades = ['#8a8a8a', '#a6a6a6', '#4a9cc9', '#7fbcdc', '#3f9e80', '#6cbb9f', '#9ad4bf'];

export default function TwoRings() {
  return (
    <PieChart
      height={300}
      title="Electricity of the world in 2023, by group and by source"
      enableKeyboardNavigation
      slotProps={{legend: {direction: 'horizontal', position: {vertical: 'bottom'}}}}
      series={[
        {
          id: 'groups',
          outerRadius: '48%',
          data: groups,
          valueFormatter: format,
          highlightScope: {highlight: 'item', fade: 'global'},
        },
        {
          id: 'sources',
          innerRadius: '51%',
          outerRadius: '76%',
          data: worldElectricity2023.map(({id, value}, index) => ({
            id,
            value,
            color: shades[index],
          })),
          valueFormatter: ({id, value}) => `${names.get(String(id))}: ${format({value})}`,
          arcLabel: ({id}) => names.get(String(id)) ?? '',
          arcLabelMinAngle: 15,
          arcLabelRadius: '88%',
          highlightScope: {highlight: 'item', fade: 'global'},
        },
      ]}
      sx={{'& .MuiPieChart-arcLabel': {fontSize: 12}}}
    />
  );
}
