/** @jest-environment jsdom */
import '../support/browser';
import {act, fireEvent, render} from '@testing-library/react';
import {LineChart} from '@mui/x-charts/LineChart';
import type {LineChartProps} from '@mui/x-charts/LineChart';

function line(props: Partial<LineChartProps> = {}) {
  render(
    <LineChart
      width={400}
      height={300}
      skipAnimation
      enableKeyboardNavigation
      xAxis={[{data: [6, 9], scaleType: 'point'}]}
      series={[{label: 'Seedlings', data: [18000.5, 21]}]}
      slotProps={{tooltip: {trigger: 'item'}}}
      {...props}
    />,
  );
}

function arrowRight(): void {
  const chart = document.querySelector<SVGElement>('.MuiChartsSurface-root');
  if (chart) {
    act(() => chart.focus());
    fireEvent.keyDown(chart, {key: 'ArrowRight'});
  }
}

const rows = () => [...document.querySelectorAll('tr')].map((row) => row.textContent);

test('arrow keys open the tooltip of an item, whose number has separators', () => {
  line();
  expect(rows()).toEqual([]);
  arrowRight();
  expect(rows()).toEqual([`Seedlings${(18000.5).toLocaleString()}`]);
});

test('arrow keys do not open the tooltip of an axis', () => {
  line({slotProps: {tooltip: {trigger: 'axis'}}});
  arrowRight();
  expect(rows()).toEqual([]);
});

test('a formatter that returns null leaves the row out', () => {
  line({
    series: [
      {
        label: 'Seedlings',
        data: [18, 21],
        valueFormatter: (value) => (value === 18 ? null : `${value}`),
      },
      {
        label: 'Orchids',
        data: [22, 23],
        valueFormatter: (value, {dataIndex}) => `${value} at ${dataIndex}`,
      },
    ],
  });
  arrowRight();
  expect(rows()).toEqual(['Seedlings']);
});

test('the trigger none shows nothing', () => {
  line({slotProps: {tooltip: {trigger: 'none'}}});
  arrowRight();
  expect(rows()).toEqual([]);
});

test('a chart is a stop of the Tab key with keyboard navigation alone', () => {
  line({enableKeyboardNavigation: false});
  expect(document.querySelector('.MuiChartsSurface-root')?.hasAttribute('tabindex')).toBe(false);
  arrowRight();
  expect(rows()).toEqual([]);
});
