import {useCallback, useEffect, useRef, useState} from 'react';
import {copyText} from './copyText';

/** Time, ms, that "Copied" stays in code blocks. Specification section 9. */
export const REVERT_AFTER = 2000;

/** Time, ms, that "Copied" stays on API pages and in the editor. Specification section 9. */
export const REVERT_AFTER_SHORT = 1200;

/** Result of {@link useCopy}. */
export interface Copy {
  /** True for a while after a successful copy. */
  copied: boolean;
  /** Copies a text, or what a function says; a failure changes nothing. */
  copy: (text: string | (() => string | Promise<string>)) => Promise<void>;
}

/** Copies and remembers that it worked for `revertAfter` ms; a second copy starts that time afresh. */
export function useCopy(revertAfter: number = REVERT_AFTER): Copy {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = useCallback<Copy['copy']>(
    async (text) => {
      try {
        const value = typeof text === 'function' ? await text() : text;
        if (await copyText(value, {clipboard: navigator.clipboard, document})) {
          setCopied(true);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => setCopied(false), revertAfter);
        }
      } catch {
        // The text could not be had: the label stays as it is.
      }
    },
    [revertAfter],
  );
  return {copied, copy};
}
