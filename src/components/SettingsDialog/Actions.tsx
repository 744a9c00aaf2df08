import type {ReactNode} from 'react';
import {useCopy} from '@site/src/components/CopyButton/useCopy';
import styles from './styles.module.css';

function CopyAction({label, text}: {label: string; text: () => string}): ReactNode {
  const {copied, copy} = useCopy();
  return (
    <button type="button" className={styles.action} onClick={() => void copy(text)}>
      {copied ? 'Copied' : label}
    </button>
  );
}

interface Props {
  themeText: () => string;
  linkText: () => string;
  onResetAll: () => void;
}

/** What can be done with all settings together. */
export function Actions({themeText, linkText, onResetAll}: Props): ReactNode {
  return (
    <div className={styles.actions}>
      <CopyAction label="Copy as theme" text={themeText} />
      <CopyAction label="Copy link with settings" text={linkText} />
      <button type="button" className={styles.action} onClick={onResetAll}>
        Reset all
      </button>
    </div>
  );
}
