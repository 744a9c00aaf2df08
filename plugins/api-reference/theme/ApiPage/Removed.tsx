import React, {type ReactNode} from 'react';
import Heading from '@theme/Heading';
import type {PageData} from '../../model';
import styles from './styles.module.css';

/** What earlier versions had, folded: its last type, the version that dropped it and what took its place. */
export default function Removed({page: {removed = []}}: {page: PageData}): ReactNode {
  if (removed.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="removed">
      <Heading as="h2" id="removed" className={styles.heading}>
        Removed
      </Heading>
      <details className={styles.more}>
        <summary>
          {removed.length} {removed.length === 1 ? 'name' : 'names'} of earlier versions
        </summary>
        <ul>
          {removed.map(({name, what, type, in: version, instead}) => (
            <li key={`${what} ${name}`} data-removed={name}>
              {what} <code translate="no">{name}</code> removed in {version}
              {instead && (
                <>
                  , instead <code translate="no">{instead}</code>
                </>
              )}
              {type && (
                <>
                  , was <code translate="no">{type}</code>
                </>
              )}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
