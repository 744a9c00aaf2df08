import {useAnalyticsTexts} from '../texts';
import {answer} from '../asking';
import styles from './styles.module.css';

/** Asks whether visits may be counted. It floats over the page, so it moves nothing. */
export default function Banner() {
  const translate = useAnalyticsTexts();
  return (
    <section className={styles.banner} aria-label={translate('analytics.label')}>
      <p className={styles.text} role="status">
        {translate('analytics.ask')}
      </p>
      <div className={styles.actions}>
        <button type="button" className={styles.button} onClick={() => answer('denied')}>
          {translate('analytics.decline')}
        </button>
        <button type="button" className={styles.button} onClick={() => answer('granted')}>
          {translate('analytics.allow')}
        </button>
      </div>
    </section>
  );
}
