import React, {type ReactNode} from 'react';
import Heading from '@theme/Heading';
import CopyButton from '@site/src/components/CopyButton';
import {useTranslate} from '@site/src/i18n/useTranslate';
import type {PageData} from '../../model';
import styles from './styles.module.css';

const PLAN_LABEL = {pro: 'tag.pro', premium: 'tag.premium'} as const;

/** The import lines of a page, and what choosing among them means for a bundle. */
export default function Imports({page}: {page: PageData}): ReactNode {
  const translate = useTranslate();
  const isComponent = page.kind === 'component';
  const keyword = isComponent ? 'import' : 'import type';
  const name = `{${page.exportName ?? page.name}}`;
  const lines = page.imports.flatMap(({from, plan, path}) => [
    ...(path && isComponent ? [{from: path, plan}] : []),
    {from, plan},
  ]);
  return (
    <section aria-labelledby="import">
      <Heading as="h2" id="import" className={styles.heading}>
        Import
      </Heading>
      <ul className={styles.imports}>
        {lines.map(({from, plan}) => (
          <li key={from}>
            <code translate="no">
              <span className="token keyword">{keyword}</span> {name}{' '}
              <span className="token keyword">from</span>{' '}
              <span className="token string">{`'${from}'`}</span>;
            </code>
            {plan !== 'community' && page.imports.length > 1 && (
              <small>{translate(PLAN_LABEL[plan])}</small>
            )}
            <CopyButton text={`${keyword} ${name} from '${from}';`} />
          </li>
        ))}
      </ul>
      <BundleNote page={page} />
    </section>
  );
}

function BundleNote({page: {imports, kind}}: {page: PageData}): ReactNode {
  if (kind !== 'component') {
    return <p className={styles.help}>A type leaves nothing in the bundle.</p>;
  }
  const own = imports.some(({path}) => path);
  const several = imports.length > 1;
  return (
    (own || several) && (
      <p className={styles.help}>
        {own &&
          'A production build drops what is not used, so the short path costs no bytes; the long one makes the development server read less. '}
        {several &&
          'Every package gives the same component: import it from the one that the rest of your code uses.'}
      </p>
    )
  );
}
