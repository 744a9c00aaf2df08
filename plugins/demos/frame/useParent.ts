import {useEffect, useState} from 'react';
import {settings} from '@site/src/settings';
import {setLicenseKey} from '../client/licenseKey';
import type {RunnableFile} from '../client/runCode';
import type {FromFrame, ToFrame} from './protocol';

/** Tells the page around the frame. Its origin cannot be named: the frame has none that could be compared. */
export function tell(message: FromFrame): void {
  window.parent.postMessage(message, '*');
}

/** The code that the page wants to see, once the look of the page has been taken over; `null` before. */
export function useParent(): readonly RunnableFile[] | null {
  const [files, setFiles] = useState<readonly RunnableFile[] | null>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const onMessage = ({source, data}: MessageEvent<ToFrame>) => {
      if (source !== window.parent || source === window) {
        return;
      }
      if (data.type === 'files') {
        setFiles(data.files);
      } else {
        document.documentElement.setAttribute('data-theme', data.scheme);
        document.documentElement.style.setProperty('--x-frame-height', `${data.height}px`);
        data.settings.forEach(([key, text]) => settings.hear(key, text));
        void setLicenseKey(data.licenseKey).then(() => setReady(true));
      }
    };
    window.addEventListener('message', onMessage);
    tell({type: 'ready'});
    return () => window.removeEventListener('message', onMessage);
  }, []);
  return ready ? files : null;
}
