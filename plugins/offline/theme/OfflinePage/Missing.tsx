import {useEffect, type ReactNode} from 'react';
import {useTexts} from '@site/src/i18n/useTexts';
import {texts} from '../../client/texts';
import styles from './styles.module.css';

/** The page that was asked for: a path of this site, or nothing. */
function askedPage(): string | null {
  const page = new URLSearchParams(window.location.search).get('page');
  return page && /^\/(?!\/)/.test(page) ? page : null;
}

/** Says that a page is not on this device, and goes there when the connection is back. */
export function Missing(): ReactNode {
  const text = useTexts('offline', texts);
  const page = askedPage();
  useEffect(() => {
    const go = () => page && window.location.replace(page);
    window.addEventListener('online', go);
    return () => window.removeEventListener('online', go);
  }, [page]);
  return (
    page && (
      <section className={styles.missing} aria-labelledby="offline-missing">
        <h2 id="offline-missing">{text('missingTitle')}</h2>
        <p>{text('missing', {path: page})}</p>
        {/* eslint-disable-next-line @docusaurus/no-html-links -- a link of the router would not ask the server */}
        <a className={styles.button} href={page}>
          {text('tryAgain')}
        </a>
      </section>
    )
  );
}
