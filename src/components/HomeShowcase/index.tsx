import {lazy, Suspense, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {products} from '@site/src/product/products';
import {useNear} from './useNear';
import styles from './styles.module.css';

const Live = lazy(() => import('./Live'));

/** The home page's composition: four live components sharing one set of orders, in reserved space. */
export default function HomeShowcase(): ReactNode {
  const [ref, near] = useNear();
  return (
    <section className={styles.showcase} aria-label="The four products at work">
      <div className={styles.names}>
        {products.map(({id, name, pathPrefix}) => (
          <Link key={id} to={pathPrefix} className={styles.name} data-product={id}>
            {name}
          </Link>
        ))}
      </div>
      <div
        ref={ref}
        className={styles.stage}
        data-showcase={near ? 'live' : 'idle'}
        data-demo-stage
      >
        {near && (
          <ErrorBoundary
            fallback={() => (
              <p className={styles.failed}>
                The live components could not be loaded. Reload the page to try again.
              </p>
            )}
          >
            <Suspense fallback={null}>
              <Live />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
      <p className={styles.hint}>
        Check cities in the tree or pick a day: the chart and the grid follow. Pick the day again to
        see the whole month.
      </p>
    </section>
  );
}
