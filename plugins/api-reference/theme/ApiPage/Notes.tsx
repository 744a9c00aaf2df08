import React, {type ReactNode} from 'react';
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';
import type {PageData} from '../../model';
import {rowHtml} from '../../render/html';
import {typeHtml} from '../../render/typeText';
import styles from './styles.module.css';

/** What comes after the rows: other props, ref, theme name, imperative API, source. */
export default function Notes({page}: {page: PageData}): ReactNode {
  if (page.kind === 'index') return null;
  const inherited = page.inherited.reduce((sum, item) => sum + item.count, 0);
  const isComponent = page.kind === 'component';
  return (
    <>
      {(page.also.length > 0 || inherited > 0) && (
        <section aria-labelledby="more-props">
          <Heading as="h2" id="more-props">
            {isComponent ? 'More props' : 'Taken over'}
          </Heading>
          {page.also.length > 0 && <Also page={page} />}
          {inherited > 0 && <Inherited page={page} total={inherited} />}
        </section>
      )}
      {isComponent && (
        <ul className={styles.notes}>
          <li>
            {page.ref ? (
              <>
                A <code>ref</code> gives the root element,{' '}
                <code
                  translate="no"
                  dangerouslySetInnerHTML={{__html: typeHtml(page.ref, page.links)}}
                />
                .
              </>
            ) : (
              <>
                It takes no <code>ref</code>.
              </>
            )}
          </li>
          {page.themeName && (
            <li>
              Default props in a theme go under <code>components.{page.themeName}</code>.
            </li>
          )}
          {page.api && (
            <li>
              <code>apiRef</code> gives the API object:{' '}
              <Link to={page.api.href}>{page.api.title}</Link>.
            </li>
          )}
        </ul>
      )}
      <p className={styles.source}>
        Read from the types of{' '}
        <Link to={`https://www.npmjs.com/package/${page.from}/v/${page.version}`}>
          {page.from} {page.version}
        </Link>
        .
      </p>
    </>
  );
}

function Also({page}: {page: PageData}): ReactNode {
  const html = page.also.map((entry) => rowHtml(entry, {links: page.links, kind: 'prop'})).join('');
  return (
    <details className={styles.more}>
      <summary>
        {page.also.length} without a description of their own:{' '}
        {page.also
          .slice(0, 4)
          .map((entry) => entry.n)
          .join(', ')}
        {page.also.length > 4 && ' …'}
      </summary>
      <dl className={styles.rows} dangerouslySetInnerHTML={{__html: html}} />
    </details>
  );
}

function Inherited({page, total}: {page: PageData; total: number}): ReactNode {
  return (
    <details className={styles.more}>
      <summary>{total} taken over from other packages</summary>
      <ul>
        {page.inherited.map((item) => (
          <li key={`${item.from}${item.owner}`}>
            {item.count} of{' '}
            {item.href ? (
              <Link to={item.href}>
                <code>{item.owner}</code>
              </Link>
            ) : (
              <code>{item.owner}</code>
            )}{' '}
            ({item.from})
          </li>
        ))}
      </ul>
    </details>
  );
}
