import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useTranslate} from '@site/src/i18n/useTranslate';
import styles from './styles.module.css';

export interface PageHistoryProps {
  /** Where the page can be edited. */
  readonly editUrl?: string | null;
  /** When the page changed, in milliseconds since 1970. */
  readonly lastUpdatedAt?: number | null;
}

// Fixed, so that the server and every browser write the same day.
const DAY = new Intl.DateTimeFormat('en-US', {dateStyle: 'medium', timeZone: 'UTC'});

/** Where a page can be edited, and when it changed. */
export default function PageHistory({editUrl, lastUpdatedAt}: PageHistoryProps): ReactNode {
  const translate = useTranslate();
  if (!editUrl && !lastUpdatedAt) {
    return null;
  }
  return (
    <p className={styles.history}>
      {editUrl && <Link to={editUrl}>{translate('page.edit')}</Link>}
      {lastUpdatedAt && (
        <span>
          {translate('page.updated')}{' '}
          <time dateTime={new Date(lastUpdatedAt).toISOString()}>{DAY.format(lastUpdatedAt)}</time>
        </span>
      )}
    </p>
  );
}
