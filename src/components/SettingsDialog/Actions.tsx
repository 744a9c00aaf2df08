import type {ReactNode} from 'react';
import {useCopy} from '@site/src/components/CopyButton/useCopy';
import {useTranslate} from '@site/src/i18n/useTranslate';
import styles from './styles.module.css';

function CopyAction({label, text}: {label: string; text: () => string}): ReactNode {
  const translate = useTranslate();
  const {copied, copy} = useCopy();
  return (
    <button type="button" className={styles.action} onClick={() => void copy(text)}>
      {copied ? translate('copy.copied') : label}
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
  const translate = useTranslate();
  return (
    <div className={styles.actions}>
      <CopyAction label={translate('settings.copyTheme')} text={themeText} />
      <CopyAction label={translate('settings.copyLink')} text={linkText} />
      <button type="button" className={styles.action} onClick={onResetAll}>
        {translate('settings.resetAll')}
      </button>
    </div>
  );
}
