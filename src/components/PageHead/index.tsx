import type {ReactNode} from 'react';
import {useDoc, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import PageActions from '@theme/PageActions';
import PageAd from '@theme/PageAd';
import Tags, {type TagsProps} from '@site/src/components/Tags';
import styles from './styles.module.css';

/** Where the page is: its product and the groups around it, as one small line. */
function Place(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  if (!breadcrumbs) {
    return null;
  }
  return (
    <>
      <DocBreadcrumbsStructuredData breadcrumbs={breadcrumbs} />
      {breadcrumbs.length > 1 && (
        <p className={styles.place}>
          {breadcrumbs.slice(0, -1).map(({label}, index) => (
            <span key={index}>{label}</span>
          ))}
        </p>
      )}
    </>
  );
}

/** Head of a page: place, title with its marks, one-sentence description, its actions, then the ad's slot. */
export default function PageHead(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  return (
    <header className={styles.head}>
      <Place />
      <div className={styles.titleRow}>
        <h1 className={styles.title}>{metadata.title}</h1>
        <Tags {...(frontMatter.sidebar_custom_props as TagsProps | undefined)} />
      </div>
      <p className={`${styles.description} description`}>{metadata.description}</p>
      <PageActions />
      <PageAd />
    </header>
  );
}
