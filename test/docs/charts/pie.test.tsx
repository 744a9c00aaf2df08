/** @jest-environment jsdom */
import '../support/browser';
import {fireEvent, render, screen} from '@testing-library/react';
import {PieChart} from '@mui/x-charts/PieChart';
import type {PieChartProps} from '@mui/x-charts/PieChart';

const data = [
  {id: 'a', label: 'Coal', value: 2},
  {id: 'b', label: 'Gas', value: 5},
  {id: 'c', value: 1},
];

function mount(props: Partial<PieChartProps> = {}) {
  return render(
    <PieChart width={200} height={200} skipAnimation series={[{id: 's', data}]} {...props} />,
  ).container;
}

const arcs = (container: HTMLElement) => [...container.querySelectorAll('.MuiPieArc-root')];
const visible = (container: HTMLElement) =>
  arcs(container).map((arc) => arc.getAttribute('visibility'));

test('slices that are zero or negative are hidden', () => {
  const values = [4, 0, -3].map((value, id) => ({id, value}));
  expect(visible(mount({series: [{data: values}]}))).toEqual(['visible', 'hidden', 'hidden']);
});

test('a slice without label has no entry in the legend', () => {
  const container = mount();
  expect(arcs(container)).toHaveLength(3);
  expect(container.querySelectorAll('.MuiChartsLegend-item')).toHaveLength(2);
});

test('sorting moves the slices and not the legend', () => {
  const container = mount({series: [{data, sortingValues: 'desc', arcLabel: 'label'}]});
  const entries = [...container.querySelectorAll('.MuiChartsLegend-item')];
  expect(entries.map((entry) => entry.textContent)).toEqual(['Coal', 'Gas']);
  expect(arcs(container)[1]?.getAttribute('d')).toMatch(/^M0,-/);
});

test('a radius that is neither pixels nor a percentage throws', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => mount({series: [{data, innerRadius: '2rem'}]})).toThrow(/unknown value "2rem"/);
});

test('a click hands out the series, the index and the slice', () => {
  const onItemClick = jest.fn();
  const slice = arcs(mount({onItemClick}))[1];
  fireEvent.click(slice as Element);
  expect(onItemClick).toHaveBeenCalledTimes(1);
  expect(onItemClick.mock.calls[0][1]).toEqual({type: 'pie', seriesId: 's', dataIndex: 1});
  expect(onItemClick.mock.calls[0][2]).toMatchObject({id: 'b', value: 5, label: 'Gas'});
});

test('entries of the legend are buttons that hide slices, on demand', () => {
  const container = mount({slotProps: {legend: {toggleVisibilityOnClick: true}}});
  fireEvent.click(screen.getByRole('button', {name: 'Gas'}));
  expect(visible(container)).toEqual(['visible', 'hidden', 'visible']);
});

test('no data shows a message, zeros do not', () => {
  expect(mount({series: [{data: []}]}).textContent).toContain('No data to display');
  expect(mount({series: [{data: [{id: 0, value: 0}]}]}).textContent).not.toContain('No data');
});

test('the chart takes the focus only with keyboard navigation', () => {
  const tabIndex = (container: HTMLElement) =>
    container.querySelector('svg.MuiChartsSurface-root')?.getAttribute('tabindex');
  expect(tabIndex(mount())).toBeNull();
  expect(tabIndex(mount({enableKeyboardNavigation: true}))).toBe('0');
});
