import React, {type ReactNode, useRef} from 'react';
import Heading from '@theme/Heading';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {PageData, SectionData} from '../../model';
import {anchorOf} from '../../render/anchors';
import {sectionHtml} from '../../render/html';
import {useFilter} from '../../client/useFilter';
import {usePopover} from '../../client/usePopover';
import {useRows} from '../../client/useRows';
import ApiTypePopover from '../ApiTypePopover';
import Lead from './Lead';
import Groups from './Groups';
import Notes from './Notes';
import Toolbar from './Toolbar';
import styles from './styles.module.css';

/** A page of fewer rows is read at a glance: it has no filter. */
const ROWS_WORTH_A_FILTER = 6;

/** A page of the API reference, from the data that is generated beside it. */
export default function ApiPage({data}: {data: PageData}): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const filter = useFilter(data);
  const popover = usePopover(root);
  useRows(root, baseUrl);
  useEntryAnchors(data);
  return (
    <div ref={root} className={styles.page} data-api-page={data.kind}>
      <Lead page={data} />
      {filter.rows.length >= ROWS_WORTH_A_FILTER && (
        <Toolbar page={data} filter={filter} root={root} />
      )}
      {data.sections.map((section) => (
        <Rows key={section.id} page={data} section={section} />
      ))}
      {filter.rows.length > 0 && filter.shown.size === 0 && (
        <p role="status" className={styles.empty}>
          Nothing matches.{' '}
          <button type="button" onClick={filter.reset}>
            Show everything
          </button>
        </p>
      )}
      <Groups page={data} />
      <Notes page={data} />
      {popover.target && (
        <ApiTypePopover
          target={popover.target}
          baseUrl={baseUrl}
          onClose={popover.close}
          onEnter={popover.keep}
          onLeave={popover.leave}
        />
      )}
    </div>
  );
}

function Rows({page, section}: {page: PageData; section: SectionData}): ReactNode {
  return (
    <section className={styles.section} aria-labelledby={section.id}>
      <Heading as="h2" id={section.id}>
        {section.title} <span className={styles.count}>{section.entries.length}</span>
      </Heading>
      {section.kind === 'class' && <ClassHelp page={page} />}
      <dl
        className={styles.rows}
        data-kind={section.kind}
        dangerouslySetInnerHTML={{__html: sectionHtml(page, section)}}
      />
    </section>
  );
}

function ClassHelp({page}: {page: PageData}): ReactNode {
  const takesClasses = page.sections.some((section) =>
    section.entries.some((entry) => section.kind === 'prop' && entry.n === 'classes'),
  );
  return (
    <p className={styles.help}>
      Each name is a selector for global CSS and for the <code>sx</code> prop
      {takesClasses && (
        <>
          , and a key of the <code>classes</code> prop
        </>
      )}
      {page.themeName && (
        <>
          , and of <code>styleOverrides</code> of <code>{page.themeName}</code> in a theme
        </>
      )}
      .
    </p>
  );
}

/** Tells the build which anchors the rows give, so that links to them are checked. */
function useEntryAnchors(page: PageData): void {
  const {collectAnchor} = useBrokenLinks();
  for (const section of page.sections) {
    for (const entry of section.entries) collectAnchor(anchorOf(page, section.kind, entry.n));
  }
}
