import {lazy, Suspense, useEffect, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {products} from '@site/src/product/products';
import styles from './styles.module.css';

const Live = lazy(() => import('./Live'));

/** True once the element is near the viewport and the page has nothing more urgent to do. */
function useNear(): [React.RefObject<HTMLDivElement | null>, boolean] {
  const ref = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) {
          observer.disconnect();
          const whenIdle =
            window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
          whenIdle(() => setNear(true));
        }
      },
      {rootMargin: '200px'},
    );
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, []);
  return [ref, near];
}

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
