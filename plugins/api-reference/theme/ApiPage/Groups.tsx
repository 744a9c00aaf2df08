import React, {memo, type ReactNode} from 'react';
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';
import {PlanMark} from '@site/src/components/Tags';
import type {PageData} from '../../model';
import styles from './styles.module.css';

/** The lists of an index page. */
function Groups({page}: {page: PageData}): ReactNode {
  return page.groups?.map((group) => (
    <section key={group.id} className={styles.section} aria-labelledby={group.id}>
      <Heading as="h2" id={group.id} className={styles.heading}>
        {group.title} <span className={styles.count}>{group.items.length}</span>
      </Heading>
      <ul className={styles.groups}>
        {group.items.map(({href, title, plan, note}) => (
          <li key={href}>
            <Link to={href}>{title}</Link>
            {plan && plan !== 'community' && <PlanMark plan={plan} />}
            {note && <small>{note}</small>}
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** Rendered again for another page only, not for each letter of the filter. */
export default memo(Groups);
