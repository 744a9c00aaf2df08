import {useEffect, useRef, useState} from 'react';
import {copyText} from '@site/src/components/CopyButton/copyText';
import {REVERT_AFTER} from '@site/src/components/CopyButton/useCopy';

/** What became of copying the page. */
export type CopyState = 'idle' | 'copied' | 'failed';

const load = () => import('./copyPage');

/** Copies the page's Markdown; the code for it is fetched by `prepare`, at the latest by `copy`. */
export function useCopyPage(path: string) {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    const copied = await load()
      .then(({copyPage, browserTarget}) =>
        copyPage(
          path,
          browserTarget((text) => copyText(text, {clipboard: navigator.clipboard, document})),
        ),
      )
      .catch(() => false);
    setState(copied ? 'copied' : 'failed');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState('idle'), copied ? REVERT_AFTER : 3 * REVERT_AFTER);
  };
  return {state, copy, prepare: () => void load().catch(() => undefined)};
}
