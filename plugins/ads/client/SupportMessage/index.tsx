import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Asks a visitor who seems to block ads to allow them here. */
export default function SupportMessage() {
  return (
    <p className={styles.message}>
      <strong>
        <Translate id="x.ads.support.title">Ads pay for a part of this site</Translate>
      </strong>
      <span>
        <Translate id="x.ads.support.text">
          They seem to be blocked here. If these pages help you, allow them: one ad a page, and it
          never moves.
        </Translate>
      </span>
    </p>
  );
}
