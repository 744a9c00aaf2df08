import type {ReactNode} from 'react';
import config from '@generated/x-docs-offline/default/config.json';
import {useTexts} from '@site/src/i18n/useTexts';
import {texts} from '../../client/texts';
import styles from './styles.module.css';

/** The way to the offline page; in a build of an older version it leads to the present one. */
export default function OfflineEntry(): ReactNode {
  const text = useTexts('offline', texts);
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- a link of the router stays in its own version
    <a className={styles.entry} href={`${config.scope}offline/`}>
      {text('entry')}
    </a>
  );
}
