/** @jest-environment jsdom */
import '../support/browser';
import {render, screen} from '@testing-library/react';
import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartsContainer} from '@mui/x-charts/ChartsContainer';
import {ChartsDataProvider} from '@mui/x-charts/ChartsDataProvider';
import {ChartsLegend} from '@mui/x-charts/ChartsLegend';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {useBarSeries, useDrawingArea, useXScale} from '@mui/x-charts/hooks';
import {listenToConsole} from '../support/console';

const shared = {
  width: 400,
  height: 300,
  xAxis: [{id: 'shift', scaleType: 'band' as const, data: ['Early', 'Late']}],
  series: [{type: 'bar' as const, id: 'a', label: 'Line A', data: [410, 388]}],
};

const bars = () => document.querySelectorAll('.MuiBar-element').length;

test('a series without its plot is in the legend and not in the picture', () => {
  render(
    <ChartsDataProvider {...shared}>
      <ChartsSurface />
      <ChartsLegend />
    </ChartsDataProvider>,
  );
  expect(bars()).toBe(0);
  expect(screen.getByText('Line A')).toBeTruthy();
});

test('a bar series on an axis that is no band throws', () => {
  listenToConsole();
  const wrong = () =>
    render(
      <ChartsContainer {...shared} xAxis={[{data: [1, 2]}]}>
        <BarPlot />
      </ChartsContainer>,
    );
  expect(wrong).toThrow('band');
});

test('an unknown axis id draws nothing and warns', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(
    <ChartsContainer {...shared}>
      <BarPlot />
      <ChartsXAxis axisId="hour" />
    </ChartsContainer>,
  );
  expect(bars()).toBe(2);
  expect(document.querySelectorAll('.MuiChartsAxis-root').length).toBe(0);
  expect(String(warn.mock.calls[0]?.[0])).toContain('No axis found');
});

test('a hook outside of a chart throws', () => {
  listenToConsole();
  function Lost() {
    useDrawingArea();
    return null;
  }
  expect(() => render(<Lost />)).toThrow('MUI X');
});

test('scales answer in pixels of the SVG, and undefined for a category that is not there', () => {
  const seen: unknown[] = [];
  function Reader() {
    const x = useXScale<'band'>();
    const {left, width} = useDrawingArea();
    seen.push(left, width, x.bandwidth() < width / 2, x('Night'), useBarSeries('a')?.data);
    return null;
  }
  render(
    <ChartsContainer {...shared}>
      <Reader />
    </ChartsContainer>,
  );
  expect(seen.slice(-5)).toEqual([65, 315, true, undefined, [410, 388]]);
});
