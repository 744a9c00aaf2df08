/** @jest-environment jsdom */
import '../support/browser';
import {render} from '@testing-library/react';
import {RadarChart} from '@mui/x-charts/RadarChart';
import type {RadarChartProps} from '@mui/x-charts/RadarChart';
import {listenToConsole} from '../support/console';

function mount(props: Partial<RadarChartProps> = {}) {
  return render(
    <RadarChart
      width={300}
      height={300}
      margin={50}
      skipAnimation
      hideLegend
      series={[{id: 's', label: 'S', data: [10, 5, 5]}]}
      radar={{max: 10, metrics: ['A', 'B', 'C']}}
      {...props}
    />,
  ).container;
}

const firstMark = (container: HTMLElement) => {
  const mark = container.querySelector('.MuiRadarChart-seriesMark');
  return [mark?.getAttribute('cx'), mark?.getAttribute('cy')].map(Number);
};

test('the first axis points up, and max is its end', () => {
  expect(firstMark(mount())).toEqual([150, 50]);
});

test('a value above max is drawn outside of the grid', () => {
  const [, y] = firstMark(mount({series: [{data: [15, 5, 5]}]}));
  expect(y).toBeLessThan(50);
});

test('the first metric without a max of its own ends above its largest value', () => {
  const [, y] = firstMark(mount({radar: {metrics: ['A', 'B', 'C']}, series: [{data: [9, 5, 5]}]}));
  expect(y).toBeGreaterThan(50);
});

test('hidden series are no matter of RadarChart', () => {
  listenToConsole();
  const container = mount({hiddenItems: [{type: 'radar', seriesId: 's'}]});
  expect(container.querySelectorAll('.MuiRadarChart-seriesArea')).toHaveLength(1);
});
