import {useId} from 'react';
import {BarChart, barClasses} from '@mui/x-charts/BarChart';

export default function PatternsAndGradients() {
  const id = useId();
  const stripes = `${id}-stripes`;
  const fade = `${id}-fade`;

  return (
    <BarChart
      height={300}
      title="Orders of an invented shop by quarter, made and expected"
      xAxis={[{data: ['Q1', 'Q2', 'Q3', 'Q4']}]}
      series={[
        {id: 'made', label: 'Made', data: [168, 182, 174, 203], color: '#2a7ab8'},
        {id: 'expected', label: 'Expected', data: [160, 175, 190, 210], color: '#b86a1c'},
      ]}
      sx={{
        [`& .${barClasses.series}[data-series="made"] .${barClasses.element}`]: {
          fill: `url(#${fade})`,
        },
        [`& .${barClasses.series}[data-series="expected"] .${barClasses.element}`]: {
          fill: `url(#${stripes})`,
          stroke: '#b86a1c',
        },
      }}
    >
      <defs>
        <linearGradient id={fade} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#2a7ab8" />
          <stop offset="1" stopColor="#2a7ab8" stopOpacity={0.55} />
        </linearGradient>
        <pattern
          id={stripes}
          width={8}
          height={8}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width={4} height={8} fill="#b86a1c" />
        </pattern>
      </defs>
    </BarChart>
  );
}
