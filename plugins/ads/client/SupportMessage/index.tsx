import {useTranslate} from '@site/src/i18n/useTranslate';
import styles from './styles.module.css';

/** Asks a visitor who seems to block ads to allow them here. */
export default function SupportMessage() {
  const translate = useTranslate();
  return (
    <p className={styles.message}>
      <strong>{translate('ad.supportTitle')}</strong>
      <span>{translate('ad.supportText')}</span>
    </p>
  );
}
