import {useCallback, useEffect, useRef, useState} from 'react';
import type {ComponentType} from 'react';
import {track} from '@site/plugins/analytics/client/track';
import {whenInteractive} from '@site/plugins/page-slots/client/whenInteractive';
import {useAdTexts} from '../texts';
import type {AdProps} from '../Ad';
import {AdBoundary} from '../AdBoundary';
import type {AdPhase} from '../../reducer';
import styles from './styles.module.css';

/**
 * Reserves the height of the ad in the server's HTML (SPEC section 9) and fills it once the page
 * has loaded and is idle. Whatever happens inside, the block keeps its height.
 */
export default function AdSlot() {
  const translate = useAdTexts();
  const block = useRef<HTMLElement>(null);
  const [Ad, setAd] = useState<ComponentType<AdProps> | null>(null);
  const [shown, setShown] = useState<{phase: AdPhase; label?: string}>({phase: 'checking'});

  useEffect(() => {
    let left = false;
    const cancel = whenInteractive(() => {
      import('../Ad').then(
        (module) => left || setAd(() => module.default),
        () => left || setShown({phase: 'none'}),
      );
    });
    return () => {
      left = true;
      cancel();
    };
  }, []);

  const onShow = useCallback((phase: AdPhase, label?: string) => setShown({phase, label}), []);
  const onCrash = () => {
    track('ad', {eventAction: 'crash', eventLabel: shown.label ?? null});
    setShown({phase: 'none'});
  };

  const empty = shown.phase === 'checking' || shown.phase === 'none';
  return (
    <section
      ref={block}
      className={styles.block}
      aria-label={empty ? undefined : translate('ad.label')}
      data-ad=""
      data-ad-state={shown.phase}
      data-ad-label={shown.label ?? ''}
    >
      <AdBoundary onCrash={onCrash}>{Ad && <Ad block={block} onShow={onShow} />}</AdBoundary>
    </section>
  );
}
