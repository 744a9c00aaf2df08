import React, {type ReactNode} from 'react';
import Heading from '@theme/Heading';
import type {PageData} from '../../model';
import styles from './styles.module.css';

/** What earlier versions had, folded: the names that each major dropped, and what took their place. */
export default function Removed({page: {removed = []}}: {page: PageData}): ReactNode {
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
          {majors.map((major) => (
            <div key={major} data-removed-in={major}>
              <dt>Removed in {major}</dt>
              <dd>
                <ul>
                  {removed
                    .filter((item) => item.in === major)
                    .map(({name, what, instead}) => (
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
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}
