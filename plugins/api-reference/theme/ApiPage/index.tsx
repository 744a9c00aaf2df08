import React, {type ReactNode, useRef} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {PageData} from '../../model';
import {useFilter} from '../../client/useFilter';
import {useRows} from '../../client/useRows';
import {useApiTexts} from '../../client/texts';
import Groups from './Groups';
import Lead from './Lead';
import More from './More';
import Notes from './Notes';
import Removed from './Removed';
import Section from './Section';
import Toolbar from './Toolbar';
import styles from './styles.module.css';

/** A page of fewer rows is read at a glance: it has no filter. */
const ROWS_WORTH_A_FILTER = 6;

/** A page of the API reference, from the data that is generated beside it. */
export default function ApiPage({data}: {data: PageData}): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const filter = useFilter(data, root);
  const text = useApiTexts();
  useRows(root, baseUrl);
  return (
    <div ref={root} className={styles.page} data-api-page={data.kind}>
      <Lead page={data} />
      {filter.rows.length >= ROWS_WORTH_A_FILTER && (
        <Toolbar page={data} filter={filter} root={root} />
      )}
      {data.sections.map((section) => (
        <Section key={section.id} page={data} section={section} />
      ))}
      {filter.rows.length > 0 && filter.shown.size === 0 && (
        <p className={styles.empty}>
          {text('empty')}{' '}
          <button type="button" onClick={filter.reset}>
            {text('showAll')}
          </button>
        </p>
      )}
      <More page={data} />
      <Removed page={data} />
      <Groups page={data} />
      <Notes page={data} />
    </div>
  );
}
