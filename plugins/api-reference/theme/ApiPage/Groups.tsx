import React, {type ReactNode} from 'react';
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';
import type {PageData} from '../../model';
import styles from './styles.module.css';

/** The lists of an index page. */
export default function Groups({page}: {page: PageData}): ReactNode {
  return page.groups?.map((group) => (
    <section key={group.id} aria-labelledby={group.id}>
      <Heading as="h2" id={group.id}>
        {group.title} <span className={styles.count}>{group.items.length}</span>
      </Heading>
      <ul className={styles.groups}>
        {group.items.map((item) => (
          <li key={item.href}>
            <Link to={item.href}>{item.title}</Link>
            {item.plan && item.plan !== 'community' && (
              <span
                data-plan={item.plan}
                title={item.plan === 'pro' ? 'Pro plan' : 'Premium plan'}
              />
            )}
            {item.note && <small>{item.note}</small>}
          </li>
        ))}
      </ul>
    </section>
  ));
}
