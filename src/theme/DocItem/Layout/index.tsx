/**
 * Ejected from @docusaurus/theme-classic 3.10.2: head, contents and body are three areas of one
 * grid, so that the contents list is in the page once, beside the text or under the title.
 */
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import ContentVisibility from '@theme/ContentVisibility';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocVersionBanner from '@theme/DocVersionBanner';
import type {Props} from '@theme/DocItem/Layout';
import Contents from '@site/src/components/Contents';
import PageHead from '@site/src/components/PageHead';
import styles from './styles.module.css';

export default function DocItemLayout({children}: Props): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 1;
  return (
    <div className={styles.page}>
      <ContentVisibility metadata={metadata} />
      <DocVersionBanner />
      <article className={styles.grid}>
        <PageHead />
        {hasContents && (
          <div className={styles.contents}>
            <Contents toc={toc} maxLevel={frontMatter.toc_max_heading_level} />
          </div>
        )}
        <div className={styles.body}>
          <DocItemContent>{children}</DocItemContent>
          <DocItemFooter />
          <DocItemPaginator />
        </div>
      </article>
    </div>
  );
}
