import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const folder = path.resolve(__dirname, '../../../docs/react-charts');

const CHART =
  /<(?:(?:Bar|Line|Scatter|Pie|SparkLine|Radar|Funnel)Chart(?:Pro)?|Unstable_\w+Chart|Gauge|Heatmap|Charts?Container(?:Pro)?)\b/;
const ALTERNATIVE = /\b(?:title|desc|aria-label|aria-labelledby)\s*[=:]/;

/** Demos that draw a chart, by path from the folder. */
const demos = readdirSync(folder, {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => ({name, code: readFileSync(path.join(folder, name), 'utf8')}))
  .filter(({code}) => CHART.test(code));

test('every demo of a chart has a text alternative', () => {
  expect(demos.length).toBeGreaterThan(120);
  expect(demos.filter(({code}) => !ALTERNATIVE.test(code)).map(({name}) => name)).toEqual([]);
});
