import {runAd} from '../../../plugins/ads/runAd';
import type {AdSetup, AdState, Finding} from '../../../plugins/ads/reducer';
import {createTestClock} from './testClock';

const setup: AdSetup = {
  network: true,
  houseAds: 5,
  supportRatio: 0,
  draws: {support: 0.5, house: 0},
};

function begin(over: {setup?: Partial<AdSetup>; bot?: boolean; probe?: () => Finding} = {}) {
  const states: AdState[] = [];
  const clock = createTestClock();
  const probe = jest.fn(over.probe ?? ((): Finding => 'nothing'));
  const running = runAd({
    setup: {...setup, ...over.setup},
    bot: over.bot ?? false,
    probe,
    clock,
    onChange: (state) => states.push(state),
  });
  return {running, probe, clock, states, phase: () => states.at(-1)?.phase};
}

test('looks at once, then every 500 ms, 30 times in all', () => {
  const {probe, clock, states} = begin();
  expect(probe).toHaveBeenCalledTimes(1);
  clock.advance(499);
  expect(probe).toHaveBeenCalledTimes(1);
  clock.advance(1);
  expect(probe).toHaveBeenCalledTimes(2);
  clock.advance(14_000);
  expect(probe).toHaveBeenCalledTimes(30);
  clock.advance(60_000);
  expect(probe).toHaveBeenCalledTimes(30);
  expect(clock.pending()).toBe(0);
  expect(states.at(-1)).toEqual({phase: 'in-house', checks: 30, polling: false});
});

test('shows the fallback with the seventh look, 3 s after the start', () => {
  const {clock, phase} = begin();
  clock.advance(2999);
  expect(phase()).toBe('checking');
  clock.advance(1);
  expect(phase()).toBe('in-house');
});

test('hides the fallback when the network comes late, even with the last look', () => {
  let found: Finding = 'nothing';
  const {clock, phase, probe} = begin({probe: () => found});
  clock.advance(14_000);
  expect(phase()).toBe('in-house');
  found = 'ad';
  clock.advance(500);
  expect(phase()).toBe('network');
  expect(probe).toHaveBeenCalledTimes(30);
  expect(clock.pending()).toBe(0);
});

test('an ad that comes after the last look changes nothing', () => {
  let found: Finding = 'nothing';
  const {clock, phase} = begin({probe: () => found});
  clock.advance(14_500);
  found = 'ad';
  clock.advance(60_000);
  expect(phase()).toBe('in-house');
});

test('stops looking once the network ad is there', () => {
  const {probe, clock, phase} = begin({probe: () => 'ad'});
  expect(phase()).toBe('network');
  clock.advance(60_000);
  expect(probe).toHaveBeenCalledTimes(1);
});

test('replaces a placeholder by an in-house ad and stops looking', () => {
  const {probe, clock, phase} = begin({probe: () => 'placeholder'});
  expect(phase()).toBe('in-house');
  clock.advance(60_000);
  expect(probe).toHaveBeenCalledTimes(1);
});

test('does not look for a bot', () => {
  const {probe, clock, phase} = begin({bot: true});
  clock.advance(60_000);
  expect(probe).not.toHaveBeenCalled();
  expect(phase()).toBe('none');
});

test('does not look when there is no network', () => {
  const {probe, clock, phase} = begin({setup: {network: false}});
  clock.advance(60_000);
  expect(probe).not.toHaveBeenCalled();
  expect(phase()).toBe('in-house');
});

test('leaving the page clears the timer', () => {
  const {running, probe, clock, phase} = begin();
  clock.advance(1000);
  running.stop();
  expect(clock.pending()).toBe(0);
  clock.advance(60_000);
  expect(probe).toHaveBeenCalledTimes(3);
  expect(phase()).toBe('checking');
});

test('a crash hides the ad and clears the timer', () => {
  const {running, clock, phase} = begin();
  running.crash();
  expect(phase()).toBe('none');
  expect(clock.pending()).toBe(0);
});
