/**
 * Replaces the banner of @docusaurus/theme-classic 3.10.2, which knows only versions that were built
 * together: on a page of an older version it leads to the same page of the current one, and after a
 * version switch it says when the page is not the one that was left.
 */
import {useEffect, useState} from 'react';
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {productOf} from '@site/src/product/productOf';
import {family} from '@site/src/product/products';
import {
  baseOf,
  CURRENT_NAME,
  labelOfVersion,
  pathInVersion,
  versionOf,
} from '@site/src/product/versions';
import {useTranslate} from '@site/src/i18n/useTranslate';
import elsewhere from '@generated/x-docs-versions/default/elsewhere.json';
import {readArrival, type Arrival} from '../../client/arrival';
import styles from './styles.module.css';

const TO_CURRENT = {
  same: 'version.toCurrent.same',
  ancestor: 'version.toCurrent.ancestor',
  start: 'version.toCurrent.start',
} as const;

const ARRIVED = {ancestor: 'version.arrival.ancestor', start: 'version.arrival.start'} as const;

function OldVersion({pathname}: {readonly pathname: string}): ReactNode {
  const translate = useTranslate();
  const page = pathInVersion(pathname);
  const match = elsewhere[page] ?? {page, kind: 'same'};
  const current = labelOfVersion(CURRENT_NAME);
  return (
    <p className={styles.banner} role="note">
      {translate('version.old', {version: labelOfVersion(versionOf(pathname))})}{' '}
      {/* eslint-disable-next-line @docusaurus/no-html-links -- it leads out of this version's base */}
      <a
        href={`${baseOf(CURRENT_NAME).slice(0, -1)}${match.page}`}
        data-analytics-category="version"
        data-analytics-action="banner"
        data-analytics-label={CURRENT_NAME}
      >
        {translate(TO_CURRENT[match.kind], {version: current})}
      </a>
    </p>
  );
}

function Notice({pathname}: {readonly pathname: string}): ReactNode {
  const translate = useTranslate();
  const [arrival, setArrival] = useState<Arrival>();
  useEffect(() => setArrival(readArrival(pathname)), [pathname]);
  if (!arrival) {
    return null;
  }
  const {name} = productOf(pathname).product ?? family;
  const version = labelOfVersion(versionOf(pathname));
  return (
    <div className={styles.notice} role="status">
      <p>
        {translate(ARRIVED[arrival.kind], {
          page: arrival.wanted,
          product: name,
          version,
        })}
      </p>
      <button type="button" onClick={() => setArrival(undefined)}>
        {translate('version.dismiss')}
      </button>
    </div>
  );
}

export default function DocVersionBanner(): ReactNode {
  const {pathname} = useLocation();
  return (
    <>
      {versionOf(pathname) !== CURRENT_NAME && <OldVersion pathname={pathname} />}
      <Notice pathname={pathname} />
    </>
  );
}
