/** @jest-environment jsdom */
import '../support/browser';
import {render} from '@testing-library/react';
import {BarChart} from '@mui/x-charts/BarChart';
import {PieChart} from '@mui/x-charts/PieChart';

const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map((label) => label.textContent);

test('the label of a value is not formatted, and null leaves it out', () => {
  render(
    <BarChart
      width={400}
      height={300}
      skipAnimation
      xAxis={[{data: ['Early', 'Late']}]}
      series={[
        {data: [410, 388], barLabel: 'value', valueFormatter: (value) => `${value} parts`},
        {data: [365, 21], barLabel: ({value}) => (value === 21 ? null : `${value} made`)},
      ]}
    />,
  );
  expect(texts('.MuiBar-label')).toEqual(['410', '388', '365 made']);
});

test('a slice that is narrower than the least angle has no label', () => {
  render(
    <PieChart
      width={400}
      height={300}
      skipAnimation
      hideLegend
      series={[
        {
          data: [{value: 90}, {value: 10}],
          arcLabel: 'formattedValue',
          arcLabelMinAngle: 45,
          valueFormatter: ({value}) => `${value}%`,
        },
      ]}
    />,
  );
  expect(texts('.MuiPieArcLabel-root').filter(Boolean)).toEqual(['90%']);
});
