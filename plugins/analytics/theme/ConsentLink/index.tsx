import {useEffect, useState} from 'react';
import config from '@generated/x-docs-analytics/default/config.json';
import {createTexts} from '@site/src/i18n/createTexts';
import {refuses} from '../../client/signals';
import styles from './styles.module.css';

const useConsentTexts = createTexts({en: {'analytics.change': 'Change analytics choice'}});

/**
 * Brings the consent banner back, so that visitors can change their mind. Its place is in the HTML;
 * it is seen where a script can answer and the browser has not answered itself.
 */
export default function ConsentLink() {
  const translate = useConsentTexts();
  const [offered, setOffered] = useState(false);
  useEffect(() => setOffered(!refuses()), []);
  if (config.consent === 'off') {
    return null;
  }
  return (
    <footer className={styles.footer} data-offered={offered}>
      <button type="button" className={styles.button} data-analytics-consent="">
        {translate('analytics.change')}
      </button>
    </footer>
  );
}
