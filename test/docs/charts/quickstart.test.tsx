/** @jest-environment jsdom */
import '../support/browser';
import {renderToString} from 'react-dom/server';
import {LineChart} from '@mui/x-charts/LineChart';

const html = (size: {width?: number; height?: number}) =>
  renderToString(<LineChart title="Orders" series={[{data: [4, 6, 9]}]} {...size} />);

test('a server sends the whole chart when both sizes are numbers', () => {
  expect(html({width: 400, height: 300})).toContain('MuiLineChart-line');
});

test('with one size alone a server sends an SVG that has its title and nothing to see', () => {
  const sent = html({height: 300});
  expect(sent).toContain('<title>Orders</title>');
  expect(sent).not.toContain('MuiLineChart-line');
});
