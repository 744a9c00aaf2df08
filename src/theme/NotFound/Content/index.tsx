/**
 * Ejected from @docusaurus/theme-classic 3.10.2: says what happened, offers the nearest pages and
 * the four products.
 */
import type {ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import NearestPages from '@site/src/components/NearestPages';
import {products} from '@site/src/product/products';
import styles from './styles.module.css';

export default function NotFoundContent(): ReactNode {
  const {pathname} = useLocation();
  return (
    <main className={styles.page}>
      <h1>There is no page here</h1>
      <p>
        Nothing is published at{' '}
        <BrowserOnly fallback={<>this address</>}>{() => <code>{pathname}</code>}</BrowserOnly>. It
        may be mistyped, or the page may belong to another version.
      </p>
      <NearestPages />
      <h2>Start from a product</h2>
      <ul>
        {products.map(({id, name, pathPrefix}) => (
          <li key={id}>
            <Link to={pathPrefix}>{name}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
