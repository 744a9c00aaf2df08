/** @jest-environment jsdom */
import '../support/browser';
import {fireEvent, render} from '@testing-library/react';
import {SparkLineChart, type SparkLineChartProps} from '@mui/x-charts/SparkLineChart';
import {listenToConsole} from '../support/console';
import {linePaths, strokesOf} from './support/charts';

const data = [4, 9, 6];

function draw(props: Partial<SparkLineChartProps> = {}) {
  return render(<SparkLineChart width={110} height={40} data={data} {...props} />);
}

afterEach(() => jest.restoreAllMocks());

test('a sparkline has no axes, no marks, and a margin of 5 pixels', () => {
  const {container} = draw();
  expect(container.querySelector('.MuiChartsAxis-root, .MuiLineChart-mark')).toBeNull();
  expect(linePaths()[0]).toMatch(/^M5,/);
});

test('its points are connected by straight lines', () => {
  draw();
  expect(linePaths()[0]).not.toContain('C');
});

test('the range fits the values, unless the axis begins at zero or there is an area', () => {
  const bottoms = [{}, {yAxis: {min: 0}}, {area: true}].map((props) => {
    const {unmount} = draw(props);
    const first = Number(/^M5,([\d.]+)/.exec(linePaths()[0] ?? '')?.[1]);
    unmount();
    return Math.round(first);
  });
  expect(bottoms).toEqual([35, 23, 23]);
});

test('null leaves a gap at run time', () => {
  draw({data: [4, 9, null, 6, 7] as number[]});
  expect(linePaths().map(strokesOf)).toEqual([2]);
});

test('the keyboard does not reach it, and asking for it is an error in the console', () => {
  const lines = listenToConsole();
  const {container} = draw({enableKeyboardNavigation: true});
  const svg = container.querySelector('svg.MuiChartsSurface-root') as SVGElement;
  fireEvent.keyDown(svg, {key: 'ArrowRight'});
  expect(svg.hasAttribute('tabindex')).toBe(false);
  expect(svg.querySelector('rect[fill="none"]')).toBeNull();
  expect(lines.join()).toContain('React does not recognize');
});
