import React, {memo, type ReactNode} from 'react';
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';
import type {PageData} from '../../model';
import {typeHtml} from '../../render/typeText';
import styles from './styles.module.css';

/** Facts about the whole: ref, theme name, imperative API, source. */
function Notes({page}: {page: PageData}): ReactNode {
  if (page.kind === 'index') return null;
  return (
    <section className={styles.section} aria-labelledby="about">
      <Heading as="h2" id="about" className={styles.heading}>
        About
      </Heading>
      <dl className={styles.notes}>
        {page.kind === 'component' && <ComponentNotes page={page} />}
        <dt>Package</dt>
        <dd>
          <Link to={`https://www.npmjs.com/package/${page.from}/v/${page.version}`}>
            {page.from} {page.version}
          </Link>
        </dd>
      </dl>
    </section>
  );
}

function ComponentNotes({page}: {page: PageData}): ReactNode {
  return (
    <>
      <dt>Ref</dt>
      <dd>
        {page.ref ? (
          <code translate="no" dangerouslySetInnerHTML={{__html: typeHtml(page.ref, page.links)}} />
        ) : (
          'None: it does not forward one.'
        )}
      </dd>
      {page.themeName && (
        <>
          <dt>Name in a theme</dt>
          <dd>
            <code translate="no">{page.themeName}</code> for default props and style overrides
          </dd>
        </>
      )}
      {page.api && (
        <>
          <dt>API object</dt>
          <dd>
            <code translate="no">apiRef.current</code> is a{' '}
            <Link to={page.api.href}>
              <code translate="no">{page.api.title}</code>
            </Link>
          </dd>
        </>
      )}
    </>
  );
}

/** Rendered again for another page only, not for each letter of the filter. */
export default memo(Notes);
