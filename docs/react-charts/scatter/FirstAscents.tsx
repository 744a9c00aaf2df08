import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {clearColors} from '../../_data/chartColors';
import {summits, type Summit} from '../../_data/summits';

const himalaya = summits.filter(({range}) => range === 'Himalaya');
const karakoram = summits.filter(({range}) => range === 'Karakoram');
const toPoint = ({name, year, height}: Summit) => ({id: name, x: year, y: height});
const describe = (list: Summit[], index: number) =>
  `${list[index]?.name}, ${list[index]?.height.toLocaleString('en-US')} m, ${list[index]?.year}`;

export default function FirstAscents() {
  return (
    <ScatterChart
      height={300}
      title="Height of the fourteen highest mountains by the year of their first ascent"
      desc="All were climbed between 1950 and 1964; the six highest by 1956."
      enableKeyboardNavigation
      colors={clearColors}
      xAxis={[{valueFormatter: (year: number) => String(year)}]}
      yAxis={[{label: 'Meters', width: 64, min: 8000}]}
      series={[
        {
          label: 'Himalaya',
          data: himalaya.map(toPoint),
          valueFormatter: (_, {dataIndex}) => describe(himalaya, dataIndex),
        },
        {
          label: 'Karakoram',
          data: karakoram.map(toPoint),
          valueFormatter: (_, {dataIndex}) => describe(karakoram, dataIndex),
        },
      ]}
    />
  );
}
