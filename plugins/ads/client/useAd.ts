import {useEffect, useState} from 'react';
import type {RefObject} from 'react';
import {track} from '@site/plugins/analytics/client/track';
import {isBot} from '../bots';
import {createDisplays} from '../displays';
import {toShownAd} from '../houseAds';
import {probeNetwork} from '../probe';
import {houseAdIndex} from '../reducer';
import type {AdPhase, AdSetup} from '../reducer';
import {runAd} from '../runAd';
import type {AdConfig, ShownAd} from '../types';

/** What the ad of this page view is. */
export interface AdView {
  phase: AdPhase;
  /** Label of the events of what is shown; nothing while nothing is. */
  label?: string;
  /** Whether the network is asked for an ad. */
  network: boolean;
  /** The in-house ad of this view. */
  houseAd?: ShownAd;
}

function drawView(config: AdConfig) {
  const bot = isBot(navigator.userAgent, config.bots);
  const setup: AdSetup = {
    network: Boolean(config.scriptUrl ?? config.feedUrl),
    houseAds: config.inHouse.length,
    supportRatio: config.supportRatio,
    draws: {support: Math.random(), house: Math.random()},
  };
  const entry = config.inHouse[houseAdIndex(setup)];
  return {bot, setup, houseAd: entry && toShownAd(entry, config, window.location.href)};
}

/** Label of the events of what is shown, with the placement at its end. */
function labelOf(phase: AdPhase, config: AdConfig, houseAd?: ShownAd): string | undefined {
  const labels = {
    checking: undefined,
    none: undefined,
    network: config.scriptUrl ? 'network' : 'feed',
    'in-house': houseAd?.label,
    support: 'support',
  } satisfies Record<AdPhase, string | undefined>;
  return labels[phase] && `${labels[phase]}-${config.placement}`;
}

/** Runs the ad of one page view inside `block`: the checks, the choice and the display events. */
export function useAd(block: RefObject<HTMLElement | null>, config: AdConfig): AdView {
  const [{bot, setup, houseAd}] = useState(() => drawView(config));
  const [phase, setPhase] = useState<AdPhase>('checking');
  const [displays] = useState(() =>
    createDisplays({
      ratio: config.displayRatio,
      random: Math.random,
      clock: window,
      report: (label) => track('ad', {eventAction: 'display', eventLabel: label}),
    }),
  );
  const label = labelOf(phase, config, houseAd);

  useEffect(() => {
    const running = runAd({
      setup,
      bot,
      probe: () => (block.current ? probeNetwork(block.current) : 'nothing'),
      clock: window,
      onChange: (state) => setPhase(state.phase),
    });
    return () => running.stop();
  }, [setup, bot, block]);

  useEffect(() => {
    displays.show(label);
    return () => displays.show(undefined);
  }, [displays, label]);

  return {phase, label, houseAd, network: setup.network && !bot};
}
