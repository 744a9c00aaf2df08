import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type Ref,
} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import PageTwinLink from '@theme/PageTwinLink';
import {useTranslate} from '@site/src/i18n/useTranslate';
import type {DemoComponent} from '../../../client/useDemoComponent';
import type {LiveFrame as LiveFrameState} from '../../../client/useLiveFrame';
import {useHeightWarning} from '../../../client/useHeightWarning';
import type {DemoBackground} from '../../../types';
import {ErrorBoundary} from '../ErrorBoundary';
import {Failure} from '../Failure';
import {LiveFrame} from '../LiveFrame';
import styles from './styles.module.css';

interface Props {
  demo: DemoComponent;
  /** Edited code, which takes the place of the demo once it shows something. */
  live: LiveFrameState;
  name: string;
  path: string;
  /** Address of the source, for readers without JavaScript. */
  sourceUrl?: string;
  /** Height kept for the demo, px, without the padding of the stage. @default none: as high as the demo */
  height?: number;
  maxWidth?: number;
  background: DemoBackground;
  /** A new key mounts the demo afresh. */
  resetKey: string;
  onReset: () => void;
  onMounted: () => void;
  onCrash: (error: Error) => void;
  focusRef?: Ref<HTMLSpanElement>;
}

/** Tells that what stands beside it has mounted. */
function Mounted({onMount}: {onMount: () => void}): null {
  useEffect(onMount, [onMount]);
  return null;
}

/** The place of a demo: its final size in the HTML, a still skeleton, then the demo or its failure. */
export function Stage(props: Props): ReactNode {
  const {demo, live, name, path, height, maxWidth, background, focusRef, onReset, onMounted} =
    props;
  const translate = useTranslate();
  const loaded = live.shown ? null : demo.loaded;
  const error = live.shown ? null : demo.error;
  const content = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const mounted = useCallback(() => {
    setReady(true);
    onMounted();
  }, [onMounted]);
  useHeightWarning(content, ready, name, height);
  const size = {
    '--x-demo-height': height === undefined ? 'auto' : `${height}px`,
    maxInlineSize: maxWidth,
  } as CSSProperties;
  const failure = (reason: Error) => (
    <Failure error={reason} name={name} path={path} onReset={onReset} />
  );
  return (
    <div className={clsx(styles.stage, styles[background])}>
      {focusRef && (
        <span ref={focusRef} tabIndex={-1} className={styles.focusStart}>
          {translate('demo.focusHere')}
        </span>
      )}
      <div
        ref={content}
        className={clsx(styles.content, live.shown && styles.live)}
        style={size}
        data-demo-stage
      >
        {!loaded && !error && !live.shown && <div className={styles.skeleton} aria-hidden="true" />}
        {!loaded && !error && props.sourceUrl && (
          <noscript>
            <p className={styles.noScript}>
              {translate('demo.noScript')}{' '}
              <Link href={props.sourceUrl}>{translate('demo.noScriptSource')}</Link>
              <PageTwinLink />
            </p>
          </noscript>
        )}
        {error && failure(error)}
        {loaded && (
          <ErrorBoundary key={props.resetKey} fallback={failure} onError={props.onCrash}>
            <loaded.Providers>
              <loaded.Component />
              <Mounted onMount={mounted} />
            </loaded.Providers>
          </ErrorBoundary>
        )}
        {live.files && <LiveFrame {...live} name={name} height={height} />}
      </div>
    </div>
  );
}
