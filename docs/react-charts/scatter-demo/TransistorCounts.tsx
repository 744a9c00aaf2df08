import {ScatterChart} from '@mui/x-charts/ScatterChart';

const chips = [
  {name: '4004', year: 1971, transistors: 2_300},
  {name: '8008', year: 1972, transistors: 3_500},
  {name: '8086', year: 1978, transistors: 29_000},
  {name: '80286', year: 1982, transistors: 134_000},
  {name: '80386', year: 1985, transistors: 275_000},
  {name: '80486', year: 1989, transistors: 1_200_000},
  {name: 'Pentium', year: 1993, transistors: 3_100_000},
  {name: 'Pentium II', year: 1997, transistors: 7_500_000},
  {name: 'Pentium 4', year: 2000, transistors: 42_000_000},
];
const compact = new Intl.NumberFormat('en-US', {notation: 'compact'});

export default function TransistorCounts() {
  return (
    <ScatterChart
      height={300}
      title="Transistors in nine processors of Intel by year"
      desc="From 2,300 in 1971 to 42 million in 2000, doubling about every two years."
      enableKeyboardNavigation
      grid={{horizontal: true}}
      dataset={chips}
      xAxis={[
        {
          min: 1970,
          max: 2001,
          tickInterval: [1970, 1980, 1990, 2000],
          valueFormatter: (year: number) => String(year),
        },
      ]}
      yAxis={[
        {
          label: 'Transistors',
          scaleType: 'log',
          min: 1e3,
          max: 1e8,
          width: 72,
          tickInterval: [1e3, 1e4, 1e5, 1e6, 1e7, 1e8],
          valueFormatter: (value: number) => compact.format(value),
        },
      ]}
      series={[
        {
          label: 'Processors',
          datasetKeys: {id: 'name', x: 'year', y: 'transistors'},
          markerSize: 6,
          valueFormatter: (chip, {dataIndex}) =>
            `${chips[dataIndex]?.name}, ${chip?.x}: ${compact.format(chip?.y ?? 0)}`,
        },
      ]}
      hideLegend
    />
  );
}
