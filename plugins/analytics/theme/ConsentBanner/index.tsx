import type {ComponentType} from 'react';
import {lazy, Suspense, useSyncExternalStore} from 'react';
import {isAsking, subscribe} from '../../client/asking';

// A blocker that removes the banner leaves a site that works, and a visitor who has not agreed.
const Banner = lazy<ComponentType>(() =>
  import('../../client/Banner').catch(() => ({default: () => null})),
);

/** The consent banner; nothing of it is loaded before it is needed. */
export default function ConsentBanner() {
  const asking = useSyncExternalStore(subscribe, isAsking, () => false);
  return asking ? (
    <Suspense fallback={null}>
      <Banner />
    </Suspense>
  ) : null;
}
