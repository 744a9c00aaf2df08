import {isSampled} from '../../../plugins/analytics/sampling';

test.each([
  {ratio: 0, draw: 0, kept: false},
  {ratio: 0, draw: 0.999999, kept: false},
  {ratio: 1, draw: 0, kept: true},
  {ratio: 1, draw: 0.999999, kept: true},
  {ratio: 0.1, draw: 0.0999999, kept: true},
  {ratio: 0.1, draw: 0.1, kept: false},
  {ratio: 1e-4, draw: 0, kept: true},
  {ratio: 1e-4, draw: 1e-4, kept: false},
])('a ratio of $ratio with a draw of $draw keeps: $kept', ({ratio, draw, kept}) => {
  expect(isSampled(ratio, draw)).toBe(kept);
});
