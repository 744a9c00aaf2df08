/** @jest-environment jsdom */
import '../support/browser';
import {act, fireEvent, render} from '@testing-library/react';
import {BarChart} from '@mui/x-charts/BarChart';
import type {BarChartProps} from '@mui/x-charts/BarChart';

function bars(
  props: Partial<BarChartProps> = {},
  scope: object | undefined = {highlight: 'item', fade: 'global'},
) {
  return (
    <BarChart
      width={400}
      height={300}
      skipAnimation
      enableKeyboardNavigation
      xAxis={[{data: ['Early', 'Late']}]}
      series={[{id: 'a', data: [410, 388], highlightScope: scope}]}
      {...props}
    />
  );
}

/** What is faded, by index; the bars are in the order of the data. */
const faded = () =>
  [...document.querySelectorAll('.MuiBar-element')].map((bar) => bar.hasAttribute('data-faded'));

function arrowRight(): void {
  const chart = document.querySelector<SVGElement>('.MuiChartsSurface-root');
  if (chart) {
    act(() => chart.focus());
    fireEvent.keyDown(chart, {key: 'ArrowRight'});
  }
}

test('a controlled item fades the rest by the scope of its series', () => {
  render(bars({highlightedItem: {seriesId: 'a', dataIndex: 0}}));
  expect(faded()).toEqual([false, true]);
});

test('without a scope nothing is seen of a controlled item', () => {
  render(
    <BarChart
      width={400}
      height={300}
      skipAnimation
      xAxis={[{data: ['Early', 'Late']}]}
      series={[{id: 'a', data: [410, 388]}]}
      highlightedItem={{seriesId: 'a', dataIndex: 0}}
    />,
  );
  expect(faded()).toEqual([false, false]);
});

test('arrow keys move the highlight without a callback, and not one that is controlled', () => {
  const onHighlightChange = jest.fn();
  const {unmount} = render(bars({onHighlightChange}));
  arrowRight();
  expect(faded()).toEqual([false, true]);
  expect(onHighlightChange).not.toHaveBeenCalled();
  unmount();
  render(bars({highlightedItem: null}));
  arrowRight();
  expect(faded()).toEqual([false, false]);
});

test('a highlight that becomes undefined warns', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const {rerender} = render(bars());
  rerender(bars({highlightedItem: {seriesId: 'a'}}));
  expect(String(warn.mock.calls[0]?.[0])).toContain('between controlled and uncontrolled');
});
