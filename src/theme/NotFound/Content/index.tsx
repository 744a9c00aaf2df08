/**
 * Ejected from @docusaurus/theme-classic 3.10.2: says what happened, offers the nearest pages and
 * the four products.
 */
import {lazy, Suspense, type ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {PageMetadata} from '@docusaurus/theme-common';
import {productsIn, versionOf} from '@site/src/product/versions';
import {useTranslate} from '@site/src/i18n/useTranslate';
import styles from './styles.module.css';

/** With the list of all pages, so it is loaded where one is missing only. */
const NearestPages = lazy(() => import('@site/src/components/NearestPages'));

export default function NotFoundContent(): ReactNode {
  const translate = useTranslate();
  const {pathname} = useLocation();
  const baseUrl = useBaseUrl('/');
  return (
    <main className={styles.page}>
      {/* The docs plugin shows this content for a missing page without giving it a title. */}
      <PageMetadata title={translate('notFound.title')}>
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <h1>{translate('notFound.title')}</h1>
      <p>
        {translate('notFound.text')}{' '}
        <BrowserOnly fallback={<>{translate('notFound.address')}</>}>
          {() => <code>{pathname}</code>}
        </BrowserOnly>
        . {translate('notFound.advice')}
      </p>
      <BrowserOnly>
        {() => (
          <Suspense>
            <NearestPages />
          </Suspense>
        )}
      </BrowserOnly>
      <h2>{translate('notFound.products')}</h2>
      <ul>
        {productsIn(versionOf(baseUrl)).map(({product: {id, name}, start}) => (
          <li key={id}>
            <Link to={start}>{name}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
