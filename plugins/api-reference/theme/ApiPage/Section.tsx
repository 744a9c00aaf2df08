import React, {memo, type ReactNode} from 'react';
import Heading from '@theme/Heading';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {PageData, SectionData} from '../../model';
import {anchorOf} from '../../render/anchors';
import {sectionHtml} from '../../render/html';
import rows from '../rows.module.css';
import styles from './styles.module.css';

/** Rows under their heading. */
function Section({page, section}: {page: PageData; section: SectionData}): ReactNode {
  useEntryAnchors(page, section);
  return (
    <section className={styles.section} data-api-section={section.id} aria-labelledby={section.id}>
      <Heading as="h2" id={section.id} className={styles.heading}>
        {section.title} <span className={styles.count}>{section.entries.length}</span>
      </Heading>
      {section.kind === 'class' && <ClassHelp page={page} />}
      <dl
        className={rows.rows}
        data-kind={section.kind}
        dangerouslySetInnerHTML={{__html: sectionHtml(page, section)}}
      />
    </section>
  );
}

function ClassHelp({page}: {page: PageData}): ReactNode {
  const takesClasses = page.sections.some(
    ({kind, entries}) => kind === 'prop' && entries.some((entry) => entry.n === 'classes'),
  );
  return (
    <p className={styles.help}>
      Each is a selector for CSS and for <code>sx</code>
      {takesClasses && (
        <>
          , and a key of the <code>classes</code> prop
        </>
      )}
      {page.themeName && (
        <>
          , and of the style overrides of <code>{page.themeName}</code> in a theme
        </>
      )}
      .
    </p>
  );
}

/** Tells the build which anchors the rows give, so that links to them are checked. */
export function useEntryAnchors(
  page: PageData,
  {kind, entries}: Pick<SectionData, 'kind' | 'entries'>,
): void {
  const {collectAnchor} = useBrokenLinks();
  for (const entry of entries) collectAnchor(anchorOf(page, kind, entry.n));
}

/** Rendered again for another page only, not for each letter of the filter. */
export default memo(Section);
