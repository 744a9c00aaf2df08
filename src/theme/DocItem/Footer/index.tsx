/**
 * Ejected from @docusaurus/theme-classic 3.10.2: the foot lists the page's components and how to
 * improve the page; tags and authors are not used here.
 */
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import EditMetaRow from '@theme/EditMetaRow';
import PageComponents from '@site/src/components/PageComponents';

export default function DocItemFooter(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {editUrl, lastUpdatedAt, lastUpdatedBy} = metadata;
  const names = (frontMatter as {components?: string[]}).components ?? [];
  return (
    <footer>
      <PageComponents names={names} />
      {(editUrl || lastUpdatedAt) && (
        <EditMetaRow
          className="margin-top--lg"
          editUrl={editUrl}
          lastUpdatedAt={lastUpdatedAt}
          lastUpdatedBy={lastUpdatedBy}
        />
      )}
    </footer>
  );
}
