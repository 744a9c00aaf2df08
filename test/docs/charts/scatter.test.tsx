/** @jest-environment jsdom */
import '../support/browser';
import {fireEvent, render} from '@testing-library/react';
import {ScatterChart, type ScatterChartProps} from '@mui/x-charts/ScatterChart';
import {listenToConsole} from '../support/console';
import {ticksOf} from './support/charts';

const data = [
  {x: 10, y: 4},
  {x: 30, y: 8},
  {x: 20, y: 6},
];

function draw(props: Partial<ScatterChartProps> = {}) {
  return render(
    <ScatterChart width={400} height={300} skipAnimation series={[{data}]} {...props} />,
  );
}

const markers = () => [...document.querySelectorAll('.MuiScatterChart-marker')];

afterEach(() => jest.restoreAllMocks());

test('a marker has a radius of 4 pixels, and no id is needed', () => {
  draw();
  expect(markers().map((marker) => marker.getAttribute('r'))).toEqual(['4', '4', '4']);
});

test('neither axis starts at zero', () => {
  draw({
    series: [
      {
        data: [
          {x: 410, y: 820},
          {x: 420, y: 830},
        ],
      },
    ],
  });
  expect([ticksOf('x')[0], ticksOf('y')[0]]).toEqual(['410', '820']);
});

test('points outside of the axes are left out', () => {
  draw({xAxis: [{min: 15, max: 40}]});
  expect(markers()).toHaveLength(2);
});

test('batches draw a thousand points per path, and no marker', () => {
  const many = Array.from({length: 2500}, (_, id) => ({id, x: id, y: id % 100}));
  const {container} = draw({renderer: 'svg-batch', series: [{data: many}]});
  expect(markers()).toHaveLength(0);
  expect(container.querySelectorAll('.MuiScatterChart-series path')).toHaveLength(3);
});

test('incomplete datasetKeys are refused', () => {
  listenToConsole();
  const series = [{datasetKeys: {x: 'mass'}}] as unknown as ScatterChartProps['series'];
  expect(() => draw({dataset: [{mass: 1}], series})).toThrow('Properties "y" are missing.');
});

test('two points with one id are an error in the console', () => {
  const lines = listenToConsole();
  draw({
    series: [
      {
        data: [
          {id: 7, x: 1, y: 1},
          {id: 7, x: 2, y: 2},
        ],
      },
    ],
  });
  expect(lines.join()).toContain('two children with the same key');
});

test('arrow keys follow the order of the data, not the place on the axis', () => {
  const {container} = draw({enableKeyboardNavigation: true});
  const svg = container.querySelector('svg.MuiChartsSurface-root') as SVGElement;
  const places = [1, 2, 3].map(() => {
    fireEvent.keyDown(svg, {key: 'ArrowRight'});
    return Number(svg.querySelector('.MuiScatterChart-focusedMark')?.getAttribute('x'));
  });
  expect(places[1]).toBeGreaterThan(places[0] ?? Infinity);
  expect(places[2]).toBeLessThan(places[1] ?? -Infinity);
});

test('a row that lacks a number has no point, and null in place of a point throws', () => {
  const lines = listenToConsole();
  const series = [{datasetKeys: {x: 'mass', y: 'speed'}}];
  const dataset = [{mass: 1, speed: 2}, {mass: 3, speed: null}, {speed: 4}];
  const {unmount} = draw({dataset, series});
  expect(markers()).toHaveLength(1);
  expect(lines).toEqual([]);
  unmount();
  const broken = [{data: [{x: 1, y: 1}, null]}] as unknown as ScatterChartProps['series'];
  expect(() => draw({series: broken})).toThrow(TypeError);
});
