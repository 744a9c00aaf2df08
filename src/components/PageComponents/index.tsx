import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useTranslate} from '@site/src/i18n/useTranslate';
import {findPage} from './findPage';
import styles from './styles.module.css';

export interface PageComponentsProps {
  /** Names of exported components, from the page's front matter. */
  readonly names: readonly string[];
}

/** `DateRangePicker` → `date-range-picker`. */
function slugOf(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

/** Links from a guide to the API pages of its components; a name without a page stays text. */
export default function PageComponents({names}: PageComponentsProps): ReactNode {
  const translate = useTranslate();
  const sidebar = useDocsSidebar();
  if (names.length === 0) {
    return null;
  }
  return (
    <section className={styles.components} aria-labelledby="page-components">
      <h2 id="page-components" className={styles.title}>
        {translate('page.components')}
      </h2>
      <ul className={styles.list} data-mono="">
        {names.map((name) => {
          const page = findPage(sidebar?.items ?? [], slugOf(name));
          return <li key={name}>{page ? <Link to={page}>{name}</Link> : <code>{name}</code>}</li>;
        })}
      </ul>
    </section>
  );
}
