/** @jest-environment jsdom */
import '../support/browser';
import {render} from '@testing-library/react';
import {Heatmap} from '@mui/x-charts-pro/Heatmap';
import type {HeatmapProps} from '@mui/x-charts-pro/Heatmap';
import {listenToConsole} from '../support/console';

function mount(props: Partial<HeatmapProps> = {}) {
  listenToConsole();
  return render(
    <Heatmap
      width={300}
      height={300}
      xAxis={[{data: ['A', 'B']}]}
      yAxis={[{data: ['C', 'D']}]}
      series={[
        {
          data: [
            [0, 0, 10],
            [1, 1, 20],
          ],
        },
      ]}
      {...props}
    />,
  ).container;
}

const cells = (container: HTMLElement) => [...container.querySelectorAll('.MuiHeatmap-cell')];
const top = (cell?: Element) => Number(cell?.getAttribute('y'));

test('the first vertical category is at the top, and reverse puts it at the bottom', () => {
  const [first, second] = cells(mount());
  expect(top(first)).toBeLessThan(top(second));
  const [low, high] = cells(mount({yAxis: [{data: ['C', 'D'], reverse: true}]}));
  expect(top(low)).toBeGreaterThan(top(high));
});

test('a triple outside of the categories is not drawn, and only the first series is', () => {
  const series = [
    {
      data: [
        [0, 0, 1],
        [5, 0, 2],
      ] as const,
    },
    {data: [[1, 1, 3]] as const},
  ];
  expect(cells(mount({series}))).toHaveLength(1);
});

test('title does not reach the graphic', () => {
  expect(mount({title: 'Load'}).querySelector('title')).toBeNull();
});
