import {createDisplays} from '../../../plugins/ads/displays';
import {createTestClock} from './testClock';

function begin({ratio = 1, draws = [0]}: {ratio?: number; draws?: number[]} = {}) {
  const clock = createTestClock();
  const reported: string[] = [];
  const random = jest.fn(() => draws.shift() ?? 0);
  const displays = createDisplays({
    ratio,
    random,
    clock,
    report: (label) => reported.push(label),
  });
  return {clock, reported, random, displays};
}

test('reports an ad after 2.5 s on display', () => {
  const {clock, reported, displays} = begin();
  displays.show('in-house-a');
  clock.advance(2499);
  expect(reported).toEqual([]);
  clock.advance(1);
  expect(reported).toEqual(['in-house-a']);
});

test('reports an ad once, however often it is named or comes back', () => {
  const {clock, reported, displays} = begin();
  displays.show('a');
  displays.show('a');
  clock.advance(2500);
  displays.show('b');
  clock.advance(2500);
  displays.show('a');
  clock.advance(2500);
  expect(reported).toEqual(['a', 'b']);
});

test('does not report an ad that gave way to another in time', () => {
  const {clock, reported, displays} = begin();
  displays.show('a');
  clock.advance(2000);
  displays.show('b');
  clock.advance(2000);
  expect(reported).toEqual([]);
  clock.advance(500);
  expect(reported).toEqual(['b']);
});

test('does not report an ad whose page was left in time', () => {
  const {clock, reported, displays} = begin();
  displays.show('a');
  displays.show(undefined);
  expect(clock.pending()).toBe(0);
  clock.advance(5000);
  expect(reported).toEqual([]);
});

test.each([
  {ratio: 0.1, draw: 0, sent: true},
  {ratio: 0.1, draw: 0.0999, sent: true},
  {ratio: 0.1, draw: 0.1, sent: false},
  {ratio: 0, draw: 0, sent: false},
  {ratio: 1, draw: 0.999999, sent: true},
])('a draw of $draw against $ratio is reported: $sent', ({ratio, draw, sent}) => {
  const {clock, reported, displays} = begin({ratio, draws: [draw]});
  displays.show('a');
  clock.advance(2500);
  expect(reported).toHaveLength(sent ? 1 : 0);
});

test('draws once per ad, so that an ad cannot slip in at a second try', () => {
  const {clock, reported, random, displays} = begin({ratio: 0.5, draws: [0.9, 0.1]});
  displays.show('a');
  clock.advance(2500);
  displays.show(undefined);
  displays.show('a');
  clock.advance(2500);
  expect(random).toHaveBeenCalledTimes(1);
  expect(reported).toEqual([]);
});
