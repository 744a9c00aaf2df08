import {useAdTexts} from '../texts';
import styles from './styles.module.css';

/** Asks a visitor who seems to block ads to allow them here. */
export default function SupportMessage() {
  const translate = useAdTexts();
  return (
    <p className={styles.message}>
      <strong>{translate('ad.supportTitle')}</strong>
      <span>{translate('ad.supportText')}</span>
    </p>
  );
}
