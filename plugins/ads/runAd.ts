import {CHECK_INTERVAL} from './constants';
import {INITIAL_STATE, reduceAd} from './reducer';
import type {AdEvent, AdSetup, AdState, Finding} from './reducer';

/** Timers as the browser has them. */
export interface Clock {
  setTimeout(callback: () => void, delay: number): number;
  clearTimeout(handle: number): void;
}

/** What the ad block of one page view is run with. */
export interface RunAdOptions {
  setup: AdSetup;
  /** Whether the visitor is a crawler. */
  bot: boolean;
  /** Looks for the network's element. */
  probe: () => Finding;
  clock: Clock;
  /** Called with every new state. */
  onChange: (state: AdState) => void;
}

/** A running ad block. */
export interface RunningAd {
  /** Hides the ad after an error and stops looking. */
  crash(): void;
  /** Stops looking; to be called when the page is left. */
  stop(): void;
}

/** Runs the ad block: the first look happens at once, the others every 500 ms. */
export function runAd({setup, bot, probe, clock, onChange}: RunAdOptions): RunningAd {
  let state = INITIAL_STATE;
  let timer: number | undefined;

  function dispatch(event: AdEvent) {
    const next = reduceAd(setup, state, event);
    const changed = next !== state;
    state = next;
    if (timer !== undefined && !state.polling) {
      clock.clearTimeout(timer);
      timer = undefined;
    }
    if (changed) {
      onChange(state);
    }
  }

  function look() {
    timer = undefined;
    dispatch({type: 'check', found: probe()});
    if (state.polling) {
      timer = clock.setTimeout(look, CHECK_INTERVAL);
    }
  }

  dispatch({type: 'start', bot});
  if (state.polling) {
    look();
  }
  return {
    crash: () => dispatch({type: 'crash'}),
    stop: () => dispatch({type: 'stop'}),
  };
}
