import {houseAdIndex, INITIAL_STATE, reduceAd} from '../../../plugins/ads/reducer';
import type {AdEvent, AdSetup, AdState, Finding} from '../../../plugins/ads/reducer';

const setup = (over: Partial<AdSetup> = {}): AdSetup => ({
  network: true,
  houseAds: 5,
  supportRatio: 0.2,
  draws: {support: 0.5, house: 0.5},
  ...over,
});

function run(given: AdSetup, ...events: AdEvent[]): AdState {
  return events.reduce((state, event) => reduceAd(given, state, event), INITIAL_STATE);
}

const start: AdEvent = {type: 'start', bot: false};
const check = (found: Finding): AdEvent => ({type: 'check', found});
const misses = (count: number) => Array.from({length: count}, () => check('nothing'));

test('starts empty and looks for the network', () => {
  expect(run(setup(), start)).toEqual({phase: 'checking', checks: 0, polling: true});
});

test('shows nothing to a bot and does not look', () => {
  expect(run(setup(), {type: 'start', bot: true})).toEqual({
    phase: 'none',
    checks: 0,
    polling: false,
  });
});

test('shows an in-house ad at once when there is no network', () => {
  expect(run(setup({network: false}), start)).toEqual({
    phase: 'in-house',
    checks: 0,
    polling: false,
  });
});

test.each([1, 2, 5, 6])('still waits after %i looks without an element', (count) => {
  expect(run(setup(), start, ...misses(count))).toEqual({
    phase: 'checking',
    checks: count,
    polling: true,
  });
});

test.each([7, 8, 15, 29])('assumes a blocker after %i looks and goes on looking', (count) => {
  expect(run(setup(), start, ...misses(count))).toEqual({
    phase: 'in-house',
    checks: count,
    polling: true,
  });
});

test('stops looking after the 30th look', () => {
  const state = run(setup(), start, ...misses(30));
  expect(state).toEqual({phase: 'in-house', checks: 30, polling: false});
  expect(reduceAd(setup(), state, check('ad'))).toBe(state);
});

test.each([
  {draw: 0, phase: 'support'},
  {draw: 0.19999, phase: 'support'},
  {draw: 0.2, phase: 'in-house'},
  {draw: 0.99, phase: 'in-house'},
])('a draw of $draw against 0.2 gives $phase', ({draw, phase}) => {
  const given = setup({draws: {support: draw, house: 0}});
  expect(run(given, start, ...misses(7)).phase).toBe(phase);
});

test.each([
  {ratio: 0, draw: 0, phase: 'in-house'},
  {ratio: 1, draw: 0.999999, phase: 'support'},
])('a support ratio of $ratio with a draw of $draw gives $phase', ({ratio, draw, phase}) => {
  const given = setup({supportRatio: ratio, draws: {support: draw, house: 0}});
  expect(run(given, start, ...misses(7)).phase).toBe(phase);
});

test('the support message stays through the later looks', () => {
  const given = setup({draws: {support: 0.1, house: 0}});
  expect(run(given, start, ...misses(30)).phase).toBe('support');
});

test.each([0, 3, 6])('shows the network ad that is there after %i empty looks', (count) => {
  expect(run(setup(), start, ...misses(count), check('ad'))).toEqual({
    phase: 'network',
    checks: count + 1,
    polling: false,
  });
});

test.each([7, 20, 29])('hides the fallback when the network comes after %i looks', (count) => {
  const given = setup({draws: {support: 0.1, house: 0}});
  expect(run(given, start, ...misses(count)).phase).toBe('support');
  expect(run(given, start, ...misses(count), check('ad')).phase).toBe('network');
});

test.each([0, 10])('a placeholder after %i looks counts as no ad', (count) => {
  expect(run(setup(), start, ...misses(count), check('placeholder'))).toEqual({
    phase: 'in-house',
    checks: count + 1,
    polling: false,
  });
});

test('a placeholder never brings the support message', () => {
  const given = setup({supportRatio: 1});
  expect(run(given, start, check('placeholder')).phase).toBe('in-house');
});

test('shows nothing when there is no in-house ad to fall back on', () => {
  const given = setup({houseAds: 0});
  expect(run(given, start, ...misses(7)).phase).toBe('none');
  expect(run(given, start, ...misses(7), check('ad')).phase).toBe('network');
  expect(run(given, start, check('placeholder')).phase).toBe('none');
});

test('a crash hides the ad for good', () => {
  const state = run(setup(), start, check('nothing'), {type: 'crash'});
  expect(state).toEqual({phase: 'none', checks: 1, polling: false});
  expect(reduceAd(setup(), state, check('ad'))).toBe(state);
});

test('leaving the page ends the looks and keeps what is shown', () => {
  const state = run(setup(), start, ...misses(7), {type: 'stop'});
  expect(state).toEqual({phase: 'in-house', checks: 7, polling: false});
  expect(reduceAd(setup(), state, check('ad'))).toBe(state);
});

test.each([
  {draw: 0, index: 0},
  {draw: 0.2, index: 1},
  {draw: 0.9999, index: 4},
  {draw: 1, index: 4},
])('a draw of $draw picks in-house ad $index of five', ({draw, index}) => {
  expect(houseAdIndex({houseAds: 5, draws: {support: 0, house: draw}})).toBe(index);
});

test('no in-house ad is picked from an empty list', () => {
  expect(houseAdIndex({houseAds: 0, draws: {support: 0, house: 0}})).toBe(-1);
});
