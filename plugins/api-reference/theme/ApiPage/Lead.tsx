import React, {memo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {PageData} from '../../model';
import {typeHtml} from '../../render/typeText';
import Imports from './Imports';
import styles from './styles.module.css';

/** What comes before the rows: summary, deprecation, imports, demos. */
function Lead({page}: {page: PageData}): ReactNode {
  return (
    <>
      {page.deprecated !== undefined && (
        <div className={styles.warning} role="note">
          <strong>Deprecated.</strong> <span dangerouslySetInnerHTML={{__html: page.deprecated}} />
        </div>
      )}
      {page.exportName && (
        <div className={styles.warning} role="note">
          <strong>Unstable.</strong> It is exported as <code>{page.exportName}</code> and may change
          in a minor release.
        </div>
      )}
      {page.summary && (
        <div className={styles.summary} dangerouslySetInnerHTML={{__html: page.summary}} />
      )}
      {page.typeParams && (
        <p className={styles.help}>
          Type parameters{' '}
          <code
            translate="no"
            dangerouslySetInnerHTML={{
              __html: page.typeParams.map((item) => typeHtml(item, page.links)).join(', '),
            }}
          />
        </p>
      )}
      {page.imports.length > 0 && <Imports page={page} />}
      {page.demos.length > 0 && (
        <nav className={styles.demos} aria-label="Demos">
          <span>Demos</span>
          <ul>
            {page.demos.map((demo) => (
              <li key={demo.href}>
                <Link to={demo.href}>{demo.title}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

/** Rendered again for another page only, not for each letter of the filter. */
export default memo(Lead);
