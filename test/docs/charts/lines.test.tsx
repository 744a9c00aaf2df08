/** @jest-environment jsdom */
import '../support/browser';
import {fireEvent, render} from '@testing-library/react';
import {LineChart, type LineChartProps, type LineSeries} from '@mui/x-charts/LineChart';
import {listenToConsole} from '../support/console';
import {linePaths, strokesOf, ticksOf} from './support/charts';

const years = [{data: [2020, 2021, 2022, 2023, 2024], valueFormatter: String}];

function draw(series: LineSeries, props: Partial<LineChartProps> = {}) {
  return render(
    <LineChart width={400} height={300} skipAnimation series={[series]} xAxis={years} {...props} />,
  );
}

const marks = () => document.querySelectorAll('.MuiLineChart-mark').length;

afterEach(() => jest.restoreAllMocks());

test('null breaks the line, connectNulls draws over it', () => {
  const data = [4, 6, null, 9, 8];
  const {unmount} = draw({data});
  expect(linePaths().map(strokesOf)).toEqual([2]);
  unmount();
  draw({data, connectNulls: true});
  expect(linePaths().map(strokesOf)).toEqual([1]);
});

test('a value between two nulls is a mark without a line', () => {
  draw({data: [4, null, 7, null]});
  expect(linePaths().map(strokesOf)).toEqual([2]);
  expect(marks()).toBe(2);
});

test('each value has a mark, unless showMark is false or refuses it', () => {
  const data = [4, 6, null, 9];
  const counts = [undefined, ({index}: {index: number}) => index === 3, false].map((showMark) => {
    const {unmount} = draw({data, showMark});
    const count = marks();
    unmount();
    return count;
  });
  expect(counts).toEqual([3, 1, 0]);
});

test('the value axis of a line may start above zero, that of an area does not', () => {
  const {unmount} = draw({data: [401, 405, 411, 414]});
  expect(ticksOf('y')[0]).toBe('400');
  unmount();
  draw({data: [401, 405, 411, 414], area: true});
  expect(ticksOf('y')[0]).toBe('0');
});

test('the horizontal axis is rounded outward, and ends at the data with a strict limit', () => {
  const data = [1, 2, 3];
  const {unmount} = draw({data}, {xAxis: [{data: [1908, 1960, 2016], valueFormatter: String}]});
  const rounded = linePaths()[0];
  unmount();
  draw({data}, {xAxis: [{data: [1908, 1960, 2016], domainLimit: 'strict'}]});
  expect(rounded).not.toBe(linePaths()[0]);
  expect(linePaths()[0]).toMatch(/^M65,/);
});

test('without an x-axis the values stand at 0, 1, 2', () => {
  render(<LineChart width={400} height={300} skipAnimation series={[{data: [7, 8, 9]}]} />);
  expect(ticksOf('x')).toEqual(['0', '1', '2']);
});

test('an x-axis without data draws no line and is an error in the console', () => {
  const lines = listenToConsole();
  draw({data: [1, 2]}, {xAxis: [{label: 'Year'}]});
  expect(linePaths()).toEqual(['']);
  expect(lines.join()).toContain('The data length of the x axis (0 items)');
});

test('an axis with a dataKey and no dataset is refused', () => {
  listenToConsole();
  expect(() => draw({data: [1, 2]}, {xAxis: [{dataKey: 'year'}]})).toThrow(
    'no `dataset` is provided',
  );
});

test('more values than the axis has is an error in the console, and throws for an area', () => {
  const lines = listenToConsole();
  draw({data: [1, 2, 3, 4, 5, 6]});
  expect(lines.join()).toContain('lower than the length of series (6 items)');
  expect(() => draw({data: [1, 2, 3, 4, 5, 6], area: true})).toThrow('lower than the length');
});

test('a click on a mark tells its index, one on the line does not', () => {
  const onMarkClick = jest.fn();
  const onLineClick = jest.fn();
  draw({id: 'load', data: [4, 6, 8, 9]}, {onMarkClick, onLineClick});
  fireEvent.click(document.querySelectorAll('.MuiLineChart-mark')[2] as Element);
  fireEvent.click(document.querySelector('.MuiLineChart-line') as Element);
  expect(onMarkClick.mock.lastCall?.[1]).toEqual({type: 'line', seriesId: 'load', dataIndex: 2});
  expect(onLineClick.mock.lastCall?.[1]).toEqual({type: 'line', seriesId: 'load'});
});

test('step curves fill their whole category on an ordinal axis, unless they are strict', () => {
  const xAxis = [{scaleType: 'band' as const, data: ['Night', 'Early', 'Late', 'Evening']}];
  const step = {data: [4, 12, 18, 7], curve: 'step' as const};
  const {unmount} = draw(step, {xAxis});
  expect(linePaths()[0]).toMatch(/^M65,/);
  unmount();
  draw({...step, strictStepCurve: true}, {xAxis});
  expect(linePaths()[0]).not.toMatch(/^M65,/);
});

test('arrow keys move a mark over points and between series, and ignore Home', () => {
  const data = [4, 6, 8, 9];
  const {container} = render(
    <LineChart
      width={400}
      height={300}
      enableKeyboardNavigation
      skipAnimation
      series={[{data}, {data: [1, 2, 3, 4]}]}
    />,
  );
  const svg = container.querySelector('svg.MuiChartsSurface-root') as SVGElement;
  const place = () => {
    const mark = svg.querySelector('rect[fill="none"]');
    return mark && [mark.getAttribute('x'), mark.getAttribute('y')].map(Number);
  };
  const press = (key: string) => {
    fireEvent.keyDown(svg, {key});
    return place();
  };
  expect(svg.getAttribute('tabindex')).toBe('0');
  expect(place()).toBeNull();
  const first = press('ArrowRight');
  const second = press('ArrowRight');
  expect(second?.[0]).toBeGreaterThan(first?.[0] ?? Infinity);
  expect(press('ArrowUp')?.[1]).toBeGreaterThan(second?.[1] ?? Infinity);
  expect(press('ArrowUp')).toEqual(second);
  expect(press('Home')).toEqual(second);
  fireEvent.blur(svg);
  expect(place()).toBeNull();
});

test('a min above the lowest value leaves one value on the axis, unless max is set', () => {
  const data = [90, 120, 150];
  const {unmount} = draw({data}, {yAxis: [{min: 100}]});
  expect(ticksOf('y')).toHaveLength(1);
  unmount();
  draw({data}, {yAxis: [{min: 100, max: 160}]});
  expect(ticksOf('y').length).toBeGreaterThan(3);
});
