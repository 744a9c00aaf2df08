import {useEffect} from 'react';
import type {RefObject} from 'react';
import config from '@generated/x-docs-ads/default/config.json';
import type {AdPhase} from '../reducer';
import AdDisplay from './AdDisplay';
import {AdProvider, useAdConfig} from './AdProvider';
import FeedAd from './FeedAd';
import ScriptAd from './ScriptAd';
import SupportMessage from './SupportMessage';
import {useAd} from './useAd';

/** Properties of the ad inside its block. */
export interface AdProps {
  /** The block in which the network puts its element. */
  block: RefObject<HTMLElement | null>;
  /** Called with what is shown and the label of its events. */
  onShow: (phase: AdPhase, label?: string) => void;
}

function CheckedAd({block, onShow}: AdProps) {
  const {scriptUrl, feedUrl, placement} = useAdConfig();
  const {phase, label, houseAd, network} = useAd(block, useAdConfig());

  useEffect(() => onShow(phase, label), [phase, label, onShow]);

  // The network keeps its place behind the fallback, so that a late ad still has where to go.
  const hidden = phase !== 'checking' && phase !== 'network';
  return (
    <>
      {network && scriptUrl && (
        <ScriptAd src={scriptUrl} label={`network-${placement}`} hidden={hidden} />
      )}
      {network && !scriptUrl && feedUrl && (
        <FeedAd
          url={feedUrl}
          label={`feed-${placement}`}
          hidden={hidden}
          displayed={phase === 'network'}
        />
      )}
      {phase === 'in-house' && houseAd && label && <AdDisplay ad={houseAd} label={label} />}
      {phase === 'support' && <SupportMessage />}
    </>
  );
}

/** The ad of one page view: looks for the network's ad and falls back on our own. */
export default function Ad(props: AdProps) {
  return (
    <AdProvider config={config}>
      <CheckedAd {...props} />
    </AdProvider>
  );
}
