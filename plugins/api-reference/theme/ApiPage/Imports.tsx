import React, {type ReactNode} from 'react';
import Heading from '@theme/Heading';
import CopyButton from '@site/src/components/CopyButton';
import {useTranslate} from '@site/src/i18n/useTranslate';
import type {PageData} from '../../model';
import styles from './styles.module.css';

const PLAN_LABEL = {pro: 'tag.pro', premium: 'tag.premium'} as const;

/** The import line of each package, and what choosing among them means for a bundle. */
export default function Imports({page}: {page: PageData}): ReactNode {
  const translate = useTranslate();
  const name = page.exportName ?? page.name;
  const isComponent = page.kind === 'component';
  const [first, ...others] = page.imports;
  if (!first) return null;
  return (
    <section aria-labelledby="import">
      <Heading as="h2" id="import" className={styles.heading}>
        Import
      </Heading>
      <ul className={styles.imports}>
        {page.imports.map(({from, plan}) => (
          <li key={from}>
            <code translate="no">
              <span className="token keyword">{isComponent ? 'import' : 'import type'}</span>{' '}
              {`{${name}}`} <span className="token keyword">from</span>{' '}
              <span className="token string">{`'${from}'`}</span>;
            </code>
            {plan !== 'community' && others.length > 0 && (
              <small>{translate(PLAN_LABEL[plan])}</small>
            )}
            <CopyButton
              text={`${isComponent ? 'import' : 'import type'} {${name}} from '${from}';`}
            />
          </li>
        ))}
      </ul>
      {others.length > 0 && isComponent && (
        <p className={styles.help}>
          Each package gives the same component. Import all of them from one package: a larger one
          brings what it has beyond <code>{first.from}</code> into the bundle.
        </p>
      )}
      {!isComponent && <p className={styles.help}>A type leaves nothing in the bundle.</p>}
    </section>
  );
}
