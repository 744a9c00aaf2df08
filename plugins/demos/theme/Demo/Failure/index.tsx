import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useTranslate} from '@site/src/i18n/useTranslate';
import {issueLink} from '../../../client/issueLink';
import {useRepository} from '../../../client/useRepository';
import styles from './styles.module.css';

interface Props {
  error: Error;
  name: string;
  path: string;
  onReset: () => void;
}

/** What stands on the stage of a demo that failed: what happened, and what can be done. */
export function Failure({error, name, path, onReset}: Props): ReactNode {
  const translate = useTranslate();
  const {url, version} = useRepository();
  const href = issueLink({
    repository: url,
    name,
    path,
    version,
    message: error.message,
    page: window.location.href,
    browser: navigator.userAgent,
  });
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.title}>{translate('demo.failed')}</p>
      <pre className={styles.message}>{error.message}</pre>
      <p className={styles.actions}>
        <button type="button" className={styles.reset} onClick={onReset}>
          {translate('common.tryAgain')}
        </button>
        <Link href={href}>{translate('demo.report')}</Link>
      </p>
    </div>
  );
}
