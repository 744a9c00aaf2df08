import React, {type ReactNode} from 'react';
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';
import {PlanMark} from '@site/src/components/Tags';
import type {PageData} from '../../model';
import styles from './styles.module.css';

/** The lists of an index page. */
export default function Groups({page}: {page: PageData}): ReactNode {
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
