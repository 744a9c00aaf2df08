import React, {memo, type ReactNode, useEffect, useState} from 'react';
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {PageData, RemovedData} from '../../model';
import styles from './styles.module.css';

/**
 * What earlier versions had, folded: the names that each major dropped, and what took their place. The names are
 * put in once the page is live: nobody sees them before, and they would be 3 % of the largest page.
 */
function Removed({page}: {page: PageData}): ReactNode {
  const {removed = [], changes = [], product} = page;
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  if (removed.length === 0) return null;
  const majors = [...new Set(removed.map((item) => item.in))].sort().reverse();
  return (
    <section className={styles.section} aria-labelledby="removed">
      <Heading as="h2" id="removed" className={styles.heading}>
        Removed
      </Heading>
      <details className={styles.more}>
        <summary>
          {removed.length} {removed.length === 1 ? 'name' : 'names'} of earlier versions
        </summary>
        <dl className={styles.removed}>
          {majors.map((major) => {
            const pair = changes.find((item) => item.in === major);
            return (
              <div key={major} data-removed-in={major}>
                <dt>
                  Removed in {major}
                  {pair && (
                    <>
                      {' '}
                      <Link to={`${baseUrl}api/${product}/${pair.slug}/`}>{pair.title}</Link>
                    </>
                  )}
                </dt>
                {live && <Names items={removed.filter((item) => item.in === major)} />}
              </div>
            );
          })}
        </dl>
      </details>
    </section>
  );
}

function Names({items}: {items: readonly RemovedData[]}): ReactNode {
  return (
    <dd>
      <ul>
        {items.map(({name, what, instead}) => (
          <li key={`${what} ${name}`} data-removed={name}>
            {what} <code translate="no">{name}</code>
            {instead && (
              <>
                , instead <code translate="no">{instead}</code>
              </>
            )}
          </li>
        ))}
      </ul>
    </dd>
  );
}

/** Rendered again for another page only, not for each letter of the filter. */
export default memo(Removed);
