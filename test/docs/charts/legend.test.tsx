/** @jest-environment jsdom */
import '../support/browser';
import {fireEvent, render, screen} from '@testing-library/react';
import {BarChart} from '@mui/x-charts/BarChart';
import type {BarChartProps} from '@mui/x-charts/BarChart';
import {PiecewiseColorLegend} from '@mui/x-charts/ChartsLegend';

const series = [
  {id: 'wind', label: 'Wind', data: [412, 318]},
  {id: 'solar', label: 'Solar', data: [96, 243]},
  {id: 'other', data: [9, 12]},
  {id: 'hydro', label: 'Hydro', data: [205, 261]},
];

function bars(props: Partial<BarChartProps> = {}) {
  return render(
    <BarChart
      width={400}
      height={300}
      skipAnimation
      xAxis={[{data: ['Q1', 'Q2']}]}
      series={series}
      {...props}
    />,
  );
}

const entries = () => [...document.querySelectorAll('li')].map((entry) => entry.textContent);
const top = () =>
  [...document.querySelectorAll('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel')].at(-1)
    ?.textContent;

test('entries are in the order of the series, and a series without a label has none', () => {
  bars();
  expect(entries()).toEqual(['Wind', 'Solar', 'Hydro']);
});

test('a label can differ between legend and tooltip', () => {
  const label = (place: string) => (place === 'legend' ? 'W' : 'Wind power');
  bars({series: [{label, data: [1, 2]}]});
  expect(entries()).toEqual(['W']);
});

test('a click on an entry hides its series, and the axis keeps its range', () => {
  const onHiddenItemsChange = jest.fn();
  bars({onHiddenItemsChange, slotProps: {legend: {toggleVisibilityOnClick: true}}});
  expect(top()).toBe('500');
  fireEvent.click(screen.getByRole('button', {name: 'Wind'}));
  expect(onHiddenItemsChange).toHaveBeenCalledWith([
    expect.objectContaining({type: 'bar', seriesId: 'wind'}),
  ]);
  expect(top()).toBe('500');
});

test('an entry that hides its series says nothing of its state', () => {
  bars({
    initialHiddenItems: [{type: 'bar', seriesId: 'wind'}],
    slotProps: {legend: {toggleVisibilityOnClick: true}},
  });
  expect(screen.getByRole('button', {name: 'Wind'}).getAttributeNames()).not.toContain(
    'aria-pressed',
  );
});

test('a color legend draws nothing without a color map of its kind', () => {
  bars({slots: {legend: PiecewiseColorLegend}, slotProps: {legend: {axisDirection: 'y'}}});
  expect(entries()).toEqual([]);
});
