/** @jest-environment jsdom */
import '../support/browser';
import {render} from '@testing-library/react';
import {BarChart} from '@mui/x-charts/BarChart';
import {LineChart} from '@mui/x-charts/LineChart';
import type {LineChartProps} from '@mui/x-charts/LineChart';
import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {listenToConsole} from '../support/console';

function labels(direction: 'X' | 'Y'): string[] {
  const found = document.querySelectorAll(
    `.MuiChartsAxis-direction${direction} .MuiChartsAxis-tickLabel`,
  );
  return [...found].map((label) => label.textContent ?? '');
}

function line(props: Partial<LineChartProps> = {}) {
  render(
    <LineChart width={400} height={300} skipAnimation series={[{data: [13, 58]}]} {...props} />,
  );
}

test('the domain is rounded unless it is strict, and min wins over both', () => {
  const ends = (yAxis: LineChartProps['yAxis']) => {
    document.body.replaceChildren();
    line({yAxis});
    const all = labels('Y');
    return [all[0], all.at(-1)];
  };
  expect(ends([{}])).toEqual(['10', '60']);
  expect(ends([{domainLimit: 'strict'}])).toEqual(['20', '50']);
  expect(ends([{domainLimit: 'strict', min: 0}])).toEqual(['0', '40']);
  expect(ends([{domainLimit: (min, max) => ({min: min - 13, max: max + 42})}])).toEqual([
    '0',
    '100',
  ]);
});

test('a formatter of ticks is told where they are and what they would be', () => {
  const valueFormatter = jest.fn((value: number) => `${value} kg`);
  line({yAxis: [{valueFormatter}]});
  expect(labels('Y')).toContain('10 kg');
  expect(valueFormatter).toHaveBeenCalledWith(
    10,
    expect.objectContaining({location: 'tick', defaultTickLabel: '10'}),
  );
});

test('a log axis has ticks whose default label is empty', () => {
  const seen = new Map<number, string>();
  line({
    series: [{data: [1, 900]}],
    yAxis: [
      {
        scaleType: 'log',
        valueFormatter: (value: number, context) => {
          if (context.location === 'tick') {
            seen.set(value, context.defaultTickLabel);
          }
          return String(value);
        },
      },
    ],
  });
  expect(seen.get(1)).toBe('1');
  expect([...seen.values()]).toContain('');
});

test('one zero leaves a log axis without ticks', () => {
  line({series: [{data: [0, 10, 100]}], yAxis: [{scaleType: 'log'}]});
  expect(labels('Y')).toEqual([]);
});

test('ticks of an array are drawn where they lie inside the domain', () => {
  line({yAxis: [{min: 0, max: 60, tickInterval: [0, 45, 90]}]});
  expect(labels('Y')).toEqual(['0', '45']);
});

test('the second axis is hidden until it has a position', () => {
  const axes = () => document.querySelectorAll('.MuiChartsAxis-directionY').length;
  const series = [{data: [1, 2]}, {data: [3, 4], yAxisId: 'right'}];
  line({series, yAxis: [{}, {id: 'right'}]});
  expect(axes()).toBe(1);
  document.body.replaceChildren();
  line({series, yAxis: [{}, {id: 'right', position: 'right'}]});
  expect(axes()).toBe(2);
});

test('equal neighbors of a group share one label', () => {
  render(
    <BarChart
      width={400}
      height={300}
      xAxis={[
        {
          data: ['June', 'July', 'August'],
          groups: [{getValue: (month: string) => month.slice(0, 1)}],
        },
      ]}
      series={[{data: [1, 2, 3]}]}
    />,
  );
  expect(labels('X')).toEqual(['J', 'A']);
});

test('pow draws as linear does', () => {
  const centers = (scaleType: 'pow' | 'linear') => {
    const {container, unmount} = render(
      <ScatterChart
        width={400}
        height={300}
        xAxis={[{scaleType}]}
        series={[
          {
            data: [
              {x: 1, y: 1},
              {x: 5, y: 2},
              {x: 100, y: 3},
            ],
          },
        ]}
      />,
    );
    const marks = container.querySelectorAll('.MuiScatterChart-root circle, [class*=marker]');
    const found = [...marks].map((mark) => mark.outerHTML);
    unmount();
    return found;
  };
  expect(centers('pow').length).toBeGreaterThan(0);
  expect(centers('pow')).toEqual(centers('linear'));
});

test('a dataKey without a dataset throws', () => {
  listenToConsole();
  expect(() => line({xAxis: [{dataKey: 'day'}]})).toThrow('`dataKey` but no `dataset`');
});
