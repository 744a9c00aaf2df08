import React, {type ReactNode} from 'react';
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';
import type {PageData} from '../../model';
import {typeHtml} from '../../render/typeText';
import styles from './styles.module.css';

const PLAN_LABEL = {community: 'Community', pro: 'Pro', premium: 'Premium'};

/** What comes before the rows: summary, deprecation, imports, demos. */
export default function Lead({page}: {page: PageData}): ReactNode {
  return (
    <>
      {page.deprecated && (
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
        <p>
          Type parameters:{' '}
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
        <p className={styles.demos}>
          Shown in{' '}
          {page.demos.map((demo, index) => (
            <React.Fragment key={demo.href}>
              {index > 0 && ', '}
              <Link to={demo.href}>{demo.title}</Link>
            </React.Fragment>
          ))}
          .
        </p>
      )}
    </>
  );
}

function Imports({page}: {page: PageData}): ReactNode {
  const name = page.exportName ?? page.name;
  const keyword = page.kind === 'component' ? 'import' : 'import type';
  const [first] = page.imports;
  return (
    <section aria-labelledby="import">
      <Heading as="h2" id="import">
        Import
      </Heading>
      <ul className={styles.imports}>
        {page.imports.map(({from, plan}) => (
          <li key={from}>
            <code translate="no">
              {keyword} {`{${name}}`} from &apos;{from}&apos;;
            </code>
            {page.imports.length > 1 && <span>{PLAN_LABEL[plan]}</span>}
          </li>
        ))}
      </ul>
      {page.imports.length > 1 && first && (
        <p className={styles.help}>
          All give the same {page.kind === 'component' ? 'component' : 'type'}. Import from the
          package that you already use: a second one adds to the bundle what it has beyond{' '}
          <code>{first.from}</code>.
        </p>
      )}
    </section>
  );
}
