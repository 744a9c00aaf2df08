import Translate, {translate} from '@docusaurus/Translate';
import {answer} from '../asking';
import styles from './styles.module.css';

/** Asks whether visits may be counted. It floats over the page, so it moves nothing. */
export default function Banner() {
  return (
    <section
      className={styles.banner}
      aria-label={translate({id: 'x.analytics.banner.label', message: 'Analytics'})}
    >
      <p className={styles.text} role="status">
        <Translate id="x.analytics.banner.text">
          May this site record page views and clicks? They show us which pages need work.
        </Translate>
      </p>
      <div className={styles.actions}>
        <button type="button" className={styles.button} onClick={() => answer('denied')}>
          <Translate id="x.analytics.banner.decline">Decline</Translate>
        </button>
        <button type="button" className={styles.button} onClick={() => answer('granted')}>
          <Translate id="x.analytics.banner.allow">Allow</Translate>
        </button>
      </div>
    </section>
  );
}
