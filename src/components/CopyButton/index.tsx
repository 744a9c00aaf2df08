import {useEffect, type ReactNode} from 'react';
import clsx from 'clsx';
import {useTranslate} from '@site/src/i18n/useTranslate';
import {blockText} from './blockText';
import {watchCopyKey} from './keyboardCopy';
import styles from './styles.module.css';
import {REVERT_AFTER, useCopy} from './useCopy';

interface Props {
  /** What is copied. @default the code of the nearest `[data-copy-block]` around the button */
  text?: string | (() => string | Promise<string>);
  /** Time, ms, until "Copied" turns back into "Copy". @default 2000 */
  revertAfter?: number;
  className?: string;
  /** For the pointer and Ctrl/⌘ C only, where another button for the same code is in the tab order. */
  pointerOnly?: boolean;
}

/** Button that copies code and says "Copied" once that is true. */
export default function CopyButton({
  text,
  revertAfter = REVERT_AFTER,
  className,
  pointerOnly = false,
}: Props): ReactNode {
  const translate = useTranslate();
  const {copied, copy} = useCopy(revertAfter);
  useEffect(watchCopyKey, []);
  return (
    <button
      type="button"
      className={clsx(styles.button, className)}
      data-copy-button=""
      data-analytics-category="code"
      data-analytics-action="copy"
      tabIndex={pointerOnly ? -1 : undefined}
      aria-hidden={pointerOnly || undefined}
      data-copied={copied || undefined}
      onClick={(event) => {
        const button = event.currentTarget;
        void copy(text ?? (() => blockText(button)));
      }}
    >
      {translate(copied ? 'copy.copied' : 'copy.copy')}
    </button>
  );
}
