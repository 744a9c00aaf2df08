/** @jest-environment jsdom */
import '../support/browser';
import {act, render, waitFor} from '@testing-library/react';
import {BarChartPro} from '@mui/x-charts-pro/BarChartPro';
import type {BarChartProProps} from '@mui/x-charts-pro/BarChartPro';
import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';
import {Unstable_SankeyChart as SankeyChart} from '@mui/x-charts-pro/SankeyChart';
import {listenToConsole} from '../support/console';

/* The Sankey chart needs a helper of iterators that Node 20 lacks. */
const iterators = Object.getPrototypeOf(Object.getPrototypeOf(new Map().values())) as {
  toArray?: () => unknown[];
};
iterators.toArray ??= function toArray(this: Iterable<unknown>) {
  return [...this];
};

const size = {width: 300, height: 200};

beforeEach(() => {
  listenToConsole();
});

test('a funnel of two steps has their labels, and none with sectionLabel false', () => {
  const data = [{value: 1200}, {value: 30}];
  const texts = (series: object) =>
    [
      ...render(<FunnelChart {...size} series={[{data, ...series}]} />).container.querySelectorAll(
        '.MuiFunnelChart-sectionLabel',
      ),
    ].map((label) => label.textContent);
  expect(texts({})).toEqual(['1,200', '30']);
  expect(texts({sectionLabel: false})).toEqual([]);
});

test('a circle of links throws in a Sankey chart', () => {
  const links = [
    {source: 'a', target: 'b', value: 1},
    {source: 'b', target: 'a', value: 1},
  ];
  expect(() => render(<SankeyChart {...size} series={{data: {links}}} />)).toThrow(/circular/);
});

test('the methods of the ref set the zoom of an axis and report it', async () => {
  const apiRef: NonNullable<BarChartProProps['apiRef']> = {current: undefined};
  const onZoomChange = jest.fn();
  const range = {axisId: 'week', start: 10, end: 40};
  render(
    <BarChartPro
      {...size}
      apiRef={apiRef}
      onZoomChange={onZoomChange}
      xAxis={[{id: 'week', data: [1, 2, 3, 4], zoom: true}]}
      series={[{data: [4, 3, 2, 1]}]}
    />,
  );
  act(() => apiRef.current?.setAxisZoomData('week', range));
  await waitFor(() => expect(onZoomChange).toHaveBeenLastCalledWith([range]));
  expect(Object.keys(apiRef.current ?? {})).toEqual(
    expect.arrayContaining(['exportAsPrint', 'exportAsImage', 'setZoomData']),
  );
});
