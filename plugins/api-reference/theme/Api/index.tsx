import React, {type ReactNode, useEffect, useRef} from 'react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {watchTypes} from '../../client/typePopover';
import type {ApiReferenceData} from '../../model';
import {rowHtml} from '../../render/html';

/** What `<Api name="…" />` in a page becomes: the name, which leads to its entry and shows what it is. */
export default function Api({reference}: {reference: ApiReferenceData}): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const history = useHistory();
  const link = useRef<HTMLElement>(null);
  const {name, href, key, kind, entry, links = {}} = reference;
  useEffect(
    () => watchTypes({baseUrl, navigate: (path) => history.push(path)}),
    [baseUrl, history],
  );
  useEffect(() => {
    // Not in the page's HTML: the row is the same text once more, and needs the script to be shown.
    if (!link.current || !entry) return;
    const rowKind = kind === 'hook' || kind === 'selector' ? 'method' : kind;
    if (rowKind === 'component' || rowKind === 'type') return;
    link.current.dataset.apiHtml = rowHtml(entry, {links, kind: rowKind});
  }, [entry, kind, links]);
  return (
    // The link's own type of `ref` is that of whatever it renders.
    <Link to={href} ref={link as never} {...(key && {'data-api-type': key})}>
      <code translate="no">{name}</code>
    </Link>
  );
}
