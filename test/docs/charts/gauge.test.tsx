/** @jest-environment jsdom */
import '../support/browser';
import {render, screen} from '@testing-library/react';
import {Gauge} from '@mui/x-charts/Gauge';
import type {GaugeProps} from '@mui/x-charts/Gauge';

function mount(props: Partial<GaugeProps> = {}) {
  return render(<Gauge width={100} height={100} skipAnimation aria-label="Level" {...props} />)
    .container;
}

const arc = (container: HTMLElement) =>
  container.querySelector('.MuiGauge-valueArc')?.getAttribute('d');

test('a gauge is a meter from 0 to 100 with a name', () => {
  mount({value: 40});
  const meter = screen.getByRole('meter', {name: 'Level'});
  expect(meter.getAttribute('aria-valuenow')).toBe('40');
  expect(meter.getAttribute('aria-valuemin')).toBe('0');
  expect(meter.getAttribute('aria-valuemax')).toBe('100');
  expect(meter.getAttribute('tabindex')).toBeNull();
});

test('a value beyond the range is drawn past the end of the arc', () => {
  const half = {startAngle: -90, endAngle: 90};
  expect(arc(mount({value: 150, ...half}))).not.toBe(arc(mount({value: 100, ...half})));
});

test('without a value there is neither arc nor text nor aria-valuenow', () => {
  const container = mount({value: null});
  expect(arc(container)).toBeUndefined();
  expect(container.textContent).toBe('');
  expect(screen.getByRole('meter').getAttribute('aria-valuenow')).toBeNull();
});

test('a text function gets value and range, also without a value', () => {
  const text = jest.fn(() => 'no signal');
  expect(mount({value: null, valueMax: 8, text}).textContent).toBe('no signal');
  expect(text).toHaveBeenCalledWith({value: null, valueMin: 0, valueMax: 8});
});
