import {useEffect, useState} from 'react';
import {requestAd} from '../feed';
import type {ShownAd} from '../types';
import AdDisplay from './AdDisplay';

interface FeedAdProps {
  /** Address of the network's feed. */
  url: string;
  /** Label of the click events. */
  label: string;
  /** Whether something else is shown instead. */
  hidden: boolean;
  /** Whether the ad has been accepted for display, so that its pixels may be requested. */
  displayed: boolean;
}

async function load(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, {signal, cache: 'no-store'});
  if (!response.ok) {
    throw new Error(`The ad feed answered ${response.status}`);
  }
  return response.json();
}

/** Asks the network's feed for an ad and shows it; the request ends when the page is left. */
export default function FeedAd({url, label, hidden, displayed}: FeedAdProps) {
  const [ad, setAd] = useState<ShownAd>();

  useEffect(() => {
    const controller = new AbortController();
    void requestAd({
      load: () => load(url, controller.signal),
      wait: (delay) => new Promise((resolve) => window.setTimeout(resolve, delay)),
      left: () => controller.signal.aborted,
      base: window.location.href,
      now: Date.now,
    }).then((found) => !controller.signal.aborted && setAd(found));
    return () => controller.abort();
  }, [url]);

  if (!ad) {
    return null;
  }
  return (
    <div data-network-ad="" style={{display: hidden ? 'none' : 'contents'}}>
      <AdDisplay ad={ad} label={label} />
      {displayed &&
        ad.pixels.map((pixel) => (
          <img key={pixel} src={pixel} alt="" width={1} height={1} hidden />
        ))}
    </div>
  );
}
