/** @jest-environment jsdom */
import '../support/browser';
import {render} from '@testing-library/react';
import {BarChart, type BarSeries} from '@mui/x-charts/BarChart';
import {LineChart, type LineSeries} from '@mui/x-charts/LineChart';
import {linePaths, ticksOf} from './support/charts';

const size = {width: 400, height: 300, skipAnimation: true};
const bars = (series: BarSeries[]) =>
  render(<BarChart {...size} xAxis={[{data: ['A', 'B']}]} series={series} />);
const lines = (series: LineSeries[]) =>
  render(<LineChart {...size} xAxis={[{data: [1, 2]}]} series={series} />);

const tops = () =>
  [...document.querySelectorAll('rect.MuiBar-element, .MuiBarElement-root')].map((bar) =>
    Number(bar.getAttribute('y')),
  );
const heights = () => linePaths().map((path) => Number(/^M[\d.]+,([\d.]+)/.exec(path)?.[1]));

test('bars stack negative values below zero, lines add them up', () => {
  const {unmount} = bars([
    {data: [4, 4], stack: 's'},
    {data: [-2, -2], stack: 's'},
  ]);
  expect(ticksOf('y')[0]).toBe('−2');
  unmount();
  lines([
    {data: [4, 4], stack: 's', area: true},
    {data: [-2, -2], stack: 's', area: true},
  ]);
  expect(ticksOf('y')[0]).toBe('0');
});

test('expand ends the axis at one', () => {
  bars([
    {data: [4, 1], stack: 's', stackOffset: 'expand'},
    {data: [2, 9], stack: 's'},
  ]);
  expect(ticksOf('y').at(-1)).toBe('1.0');
});

test('the last series that names an offset decides for its stack', () => {
  bars([
    {data: [4, 1], stack: 's', stackOffset: 'expand'},
    {data: [2, 9], stack: 's', stackOffset: 'none'},
  ]);
  expect(ticksOf('y').at(-1)).toBe('10');
});

test('the first series is at the bottom, with reverse the last one is', () => {
  const draw = (stackOrder?: 'reverse') => {
    const {unmount} = bars([
      {data: [4, 4], stack: 's', stackOrder},
      {data: [2, 2], stack: 's'},
    ]);
    const found = tops();
    unmount();
    return (found[0] ?? 0) > (found[2] ?? 0);
  };
  expect([draw(), draw('reverse')]).toEqual([true, false]);
});

test('null counts as zero for what stands on it', () => {
  const {unmount} = lines([
    {data: [null, 4], stack: 's', area: true},
    {data: [6, 6], stack: 's'},
  ]);
  const withNull = heights()[1];
  unmount();
  lines([
    {data: [0, 4], stack: 's', area: true},
    {data: [6, 6], stack: 's'},
  ]);
  expect(withNull).toBe(heights()[1]);
});

test('an order by the data is drawn wrong from three series on', () => {
  bars([20, 30, 10].map((value) => ({data: [value, value], stack: 's', stackOrder: 'ascending'})));
  const [twenty, thirty, ten] = [0, 2, 4].map((index) => tops()[index] ?? NaN);
  // The smallest belongs at the bottom. It stands on the largest.
  expect(ten).toBeLessThan(thirty ?? NaN);
  expect(twenty).toBeLessThan(ten ?? NaN);
});
