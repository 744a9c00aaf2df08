import {useEffect, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import config from '@generated/x-docs-offline/default/config.json';
import {products} from '@site/src/product/products';
import {useTexts} from '@site/src/i18n/useTexts';
import {browserKeepers} from '../../client/keep/browserKeepers';
import {texts} from '../../client/texts';
import {ProductRow} from './ProductRow';
import styles from './styles.module.css';

/** True where a worker may live, so that what is kept can be opened. */
function isSupported(): boolean {
  try {
    return (
      'serviceWorker' in navigator &&
      // Blocked storage is there and throws.
      Boolean(window.caches) &&
      config.hosts.includes(window.location.host)
    );
  } catch {
    return false;
  }
}

/** The products, with what is kept of them. */
export function Products(): ReactNode {
  const text = useTexts('offline', texts);
  const baseUrl = useBaseUrl('/');
  const supported = isSupported();
  const keepers = supported
    ? browserKeepers(
        products.map(({id}) => id),
        baseUrl,
      )
    : null;
  useEffect(() => {
    keepers?.forEach((keeper) => void keeper.look());
  }, [keepers]);
  return (
    <section aria-labelledby="offline-products">
      <h2 id="offline-products">{text('products')}</h2>
      <p>
        {supported ? text('productsText') : text('unsupported', {hosts: config.hosts.join(', ')})}
      </p>
      {keepers && (
        <ul className={styles.products}>
          {products.map(({id, name, pathPrefix, hue}) => {
            const keeper = keepers.get(id);
            return (
              keeper && (
                <ProductRow key={id} keeper={keeper} name={name} path={pathPrefix} hue={hue} />
              )
            );
          })}
        </ul>
      )}
    </section>
  );
}
