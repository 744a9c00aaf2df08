import type {ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Layout from '@theme/Layout';
import {useTexts} from '@site/src/i18n/useTexts';
import {texts} from '../../client/texts';
import {Missing} from './Missing';
import {Products} from './Products';
import styles from './styles.module.css';
import {Visited} from './Visited';

/** What is on this device, and what can be kept; also what stands in for a page that is not there. */
export default function OfflinePage(): ReactNode {
  const text = useTexts('offline', texts);
  return (
    <Layout title={text('title')} description={text('description')}>
      <main className={styles.page}>
        <h1>{text('title')}</h1>
        <p className={styles.description}>{text('description')}</p>
        <BrowserOnly>
          {() => (
            <>
              <Missing />
              <Products />
              <Visited />
            </>
          )}
        </BrowserOnly>
      </main>
    </Layout>
  );
}
