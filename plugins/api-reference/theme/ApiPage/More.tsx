import React, {memo, type ReactNode} from 'react';
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';
import type {PageData} from '../../model';
import {hasMore, MORE_ID, moreTitle} from '../../render/contents';
import {sectionHtml} from '../../render/html';
import rows from '../rows.module.css';
import {useEntryAnchors} from './Section';
import styles from './styles.module.css';

/** How many names are listed before a folded row is opened. */
const NAMES_SHOWN = 4;

/** Rows that only have a type, and counts of what is taken over from other interfaces, both folded. */
function More({page}: {page: PageData}): ReactNode {
  const section = {kind: 'prop' as const, entries: page.also};
  useEntryAnchors(page, section);
  if (!hasMore(page)) return null;
  const names = page.also.slice(0, NAMES_SHOWN).map((entry) => entry.n);
  const rest = page.also.length - names.length;
  return (
    <section className={styles.section} data-api-section={MORE_ID} aria-labelledby={MORE_ID}>
      <Heading as="h2" id={MORE_ID} className={styles.heading}>
        {moreTitle(page)}
      </Heading>
      {page.also.length > 0 && (
        <details className={styles.more} data-api-more="">
          <summary>
            {page.also.length} known by type alone{' '}
            <span>
              {names.join(', ')}
              {rest > 0 && ` and ${rest} more`}
            </span>
          </summary>
          <dl
            className={rows.rows}
            data-kind="prop"
            dangerouslySetInnerHTML={{__html: sectionHtml(page, section)}}
          />
        </details>
      )}
      {page.inherited.map(({owner, from, count, href}) => (
        <p key={`${from}${owner}`} className={styles.inherited}>
          <strong>{count}</strong> from{' '}
          {href ? (
            <Link to={href}>
              <code translate="no">{owner}</code>
            </Link>
          ) : (
            <code translate="no">{owner}</code>
          )}{' '}
          <span>{from}</span>
        </p>
      ))}
    </section>
  );
}

/** Rendered again for another page only, not for each letter of the filter. */
export default memo(More);
