import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {changesOf} from '@site/src/product/changesOf';
import {useTranslate} from '@site/src/i18n/useTranslate';

/** Link from a migration guide to the page that lists every change of the API between its two majors. */
export default function PageChanges(): ReactNode {
  const translate = useTranslate();
  const changes = changesOf(useLocation().pathname);
  if (!changes) {
    return null;
  }
  const {href, from, to} = changes;
  return (
    <p>
      {/* eslint-disable-next-line @docusaurus/no-html-links -- it may lead out of this version's base */}
      <a href={href}>{translate('page.changes', {from, to})}</a>
    </p>
  );
}
