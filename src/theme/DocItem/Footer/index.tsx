/**
 * Ejected from @docusaurus/theme-classic 3.10.2: the foot links to the changes that a migration guide
 * is about, lists the page's components, asks whether the page helped and tells how to improve it; tags and authors are not used here.
 */
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import PageFeedback from '@theme/PageFeedback';
import PageChanges from '@site/src/components/PageChanges';
import PageComponents from '@site/src/components/PageComponents';
import PageHistory from '@site/src/components/PageHistory';

export default function DocItemFooter(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {editUrl, lastUpdatedAt} = metadata;
  const names = (frontMatter as {components?: string[]}).components ?? [];
  return (
    <footer>
      <PageChanges />
      <PageComponents names={names} />
      <PageFeedback />
      <PageHistory editUrl={editUrl} lastUpdatedAt={lastUpdatedAt} />
    </footer>
  );
}
