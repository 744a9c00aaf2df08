import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {settings} from '@site/src/settings';
import {SETTING_KEYS, SETTINGS} from '@site/src/settings/schema';
import type {Setting} from '@site/src/settings/schema';
import {useTranslate} from '@site/src/i18n/useTranslate';
import type {LiveFrame as State} from '../../../client/useLiveFrame';
import {FRAME_PATH, readFromFrame, SANDBOX, type ToFrame} from '../../../frame/protocol';
import styles from './styles.module.css';

interface Props extends State {
  name: string;
  /** Height kept for the demo, px. @default none: as high as the content */
  height?: number;
}

/** The settings as the frame hears them; it has no storage to read them from. */
const storedSettings = () =>
  SETTING_KEYS.map((key) => {
    const {storageKey, serialize} = SETTINGS[key] as Setting<unknown>;
    return [storageKey, serialize(settings.get(key))] as const;
  });

/** Edited code, running in a frame that cannot reach the page. Out of sight until it shows something. */
export function LiveFrame({
  files,
  shown,
  onShown,
  onError,
  name,
  height: kept = 0,
}: Props): ReactNode {
  const translate = useTranslate();
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(false);
  const [height, setHeight] = useState(0);
  const {customFields} = useDocusaurusContext().siteConfig;
  const licenseKey = typeof customFields?.licenseKey === 'string' ? customFields.licenseKey : '';
  const {search} = window.location;

  useEffect(() => {
    const onMessage = ({source, data}: MessageEvent<unknown>) => {
      const message = source === frame.current?.contentWindow ? readFromFrame(data) : null;
      switch (message?.type) {
        case 'ready':
          return setReady(true);
        case 'shown':
          return onShown();
        case 'error':
          return onError(message.message);
        case 'height':
          return setHeight(message.height);
        case undefined:
      }
      return undefined;
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [onShown, onError]);

  useEffect(() => {
    if (!ready) {
      return undefined;
    }
    const root = document.documentElement;
    const send = () =>
      tell(frame.current, {
        type: 'look',
        scheme: root.getAttribute('data-theme') === 'dark' ? 'dark' : 'light',
        settings: storedSettings(),
        licenseKey,
        height: kept,
      });
    send();
    const observer = new MutationObserver(send);
    observer.observe(root, {attributeFilter: ['data-theme']});
    const unsubscribe = settings.subscribe(send);
    return () => {
      observer.disconnect();
      unsubscribe();
    };
  }, [ready, licenseKey, kept]);

  useEffect(() => {
    if (ready && files) {
      tell(frame.current, {type: 'files', files});
    }
  }, [ready, files]);

  return (
    <iframe
      ref={frame}
      className={clsx(styles.frame, !shown && styles.waiting)}
      title={translate('demo.frame', {name})}
      src={useBaseUrl(FRAME_PATH) + (search.includes('userLanguage=') ? search : '')}
      sandbox={SANDBOX.join(' ')}
      allow="clipboard-write; fullscreen"
      style={{minBlockSize: height}}
      tabIndex={shown ? undefined : -1}
      aria-hidden={!shown}
    />
  );
}

/** The frame has no origin to name, so the message goes to whatever is in the frame: its own page, always. */
function tell(frame: HTMLIFrameElement | null, message: ToFrame): void {
  frame?.contentWindow?.postMessage(message, '*');
}
