import {PieChart} from '@mui/x-charts/PieChart';
import {formatTerawattHours, worldElectricity2023} from '../../_data/electricity';

const groups = [
  {id: 'fossil', label: 'Fossil', value: 17000, color: '#6b6b6b'},
  {id: 'water', label: 'Hydro and nuclear', value: 6900, color: '#0b6fa4'},
  {id: 'new', label: 'Wind, solar, other', value: 5500, color: '#0a7a58'},
];
const shades = ['#8a8a8a', '#a6a6a6', '#4a9cc9', '#7fbcdc', '#3f9e80', '#6cbb9f', '#9ad4bf'];

export default function TwoRings() {
  const format = ({value}: {value: number}) => formatTerawattHours(value);

  return (
    <PieChart
      height={300}
      title="Electricity of the world in 2023, by group and by source"
      enableKeyboardNavigation
      hideLegend
      series={[
        {
          id: 'groups',
          outerRadius: '52%',
          data: groups,
          valueFormatter: format,
          highlightScope: {highlight: 'item', fade: 'global'},
        },
        {
          id: 'sources',
          innerRadius: '55%',
          outerRadius: '85%',
          data: worldElectricity2023.map((item, index) => ({...item, color: shades[index]})),
          valueFormatter: format,
          arcLabel: 'label',
          arcLabelMinAngle: 15,
          arcLabelRadius: '93%',
          highlightScope: {highlight: 'item', fade: 'global'},
        },
      ]}
      sx={{'& .MuiPieChart-arcLabel': {fontSize: 12}}}
    />
  );
}
