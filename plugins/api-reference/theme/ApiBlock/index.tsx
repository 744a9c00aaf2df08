import React, {type ReactNode, useRef} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useRows} from '../../client/useRows';
import type {ApiBlockData} from '../../model';
import {rowHtml} from '../../render/html';
import rows from '../rows.module.css';
import styles from './styles.module.css';

/** Rows of an API page in a guide: what `<ApiProps>`, `<ApiMethods>`, `<Events>` and `<Selectors>` become. */
export default function ApiBlock({block}: {block: ApiBlockData}): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const {baseUrl} = useDocusaurusContext().siteConfig;
  useRows(root, baseUrl);
  const html = block.rows
    .map(({kind, entry, href}) => rowHtml(entry, {links: block.links, kind, href: () => href}))
    .join('');
  return (
    <div ref={root} className={styles.block} data-api-block="">
      <dl className={rows.rows} dangerouslySetInnerHTML={{__html: html}} />
      <p className={styles.source}>
        From the reference: <Link to={block.href}>{block.title}</Link>
      </p>
    </div>
  );
}
