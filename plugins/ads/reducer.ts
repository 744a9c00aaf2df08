import {isSampled} from '../analytics/sampling';
import {MAX_CHECKS, PATIENT_CHECKS} from './constants';

/** What the block shows; the value of its `data-ad-state`. */
export type AdPhase = 'checking' | 'network' | 'in-house' | 'support' | 'none';

/** What a look for the network's element found. */
export type Finding = 'nothing' | 'placeholder' | 'ad';

/** What is settled once per page view, before the first event. */
export interface AdSetup {
  /** Whether there is a network to wait for. */
  network: boolean;
  /** Number of in-house ads. */
  houseAds: number;
  /** Probability of the support message when a blocker is assumed, 0 to 1. */
  supportRatio: number;
  /** Two random numbers in [0, 1), drawn once, so that the choice stays during the view. */
  draws: {support: number; house: number};
}

/** State of the ad block. */
export interface AdState {
  phase: AdPhase;
  /** Looks for the network's element so far. */
  checks: number;
  /** Whether another look is due. */
  polling: boolean;
}

/** What can happen to the ad block. */
export type AdEvent =
  | {type: 'start'; bot: boolean}
  | {type: 'check'; found: Finding}
  | {type: 'crash'}
  | {type: 'stop'};

/** The state in the server's HTML and until the first event. */
export const INITIAL_STATE: AdState = {phase: 'checking', checks: 0, polling: false};

/** Index of the in-house ad of this view; −1 when there are none. */
export function houseAdIndex({houseAds, draws}: Pick<AdSetup, 'houseAds' | 'draws'>): number {
  return Math.min(Math.floor(draws.house * houseAds), houseAds - 1);
}

function housePhase(setup: AdSetup): AdPhase {
  return setup.houseAds > 0 ? 'in-house' : 'none';
}

function blockedPhase(setup: AdSetup): AdPhase {
  return isSampled(setup.supportRatio, setup.draws.support) ? 'support' : housePhase(setup);
}

function check(setup: AdSetup, state: AdState, found: Finding): AdState {
  if (!state.polling) {
    return state;
  }
  const checks = state.checks + 1;
  if (found === 'ad') {
    return {phase: 'network', checks, polling: false};
  }
  if (found === 'placeholder') {
    return {phase: housePhase(setup), checks, polling: false};
  }
  return {
    phase: checks > PATIENT_CHECKS ? blockedPhase(setup) : state.phase,
    checks,
    // A blocker is only assumed: a slow network may still deliver until the last check.
    polling: checks < MAX_CHECKS,
  };
}

/** The next state of the ad block (SPEC section 4). Pure: draws and findings are handed in. */
export function reduceAd(setup: AdSetup, state: AdState, event: AdEvent): AdState {
  switch (event.type) {
    case 'start':
      if (event.bot) {
        return {...INITIAL_STATE, phase: 'none'};
      }
      return setup.network
        ? {...INITIAL_STATE, polling: true}
        : {...INITIAL_STATE, phase: housePhase(setup)};
    case 'check':
      return check(setup, state, event.found);
    case 'crash':
      return {...state, phase: 'none', polling: false};
    case 'stop':
      return {...state, polling: false};
  }
}
