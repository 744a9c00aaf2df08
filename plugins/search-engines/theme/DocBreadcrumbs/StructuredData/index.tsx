import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import {productOf} from '@site/src/product/productOf';
import {breadcrumbList} from '../../../breadcrumbList';

/**
 * Ejected from @docusaurus/theme-classic 3.10.2, whose list leaves out the home page and the product,
 * so that most pages have a single step and search engines show none.
 */
export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  const {title: siteTitle, url: siteUrl, baseUrl} = useDocusaurusContext().siteConfig;
  const {title, permalink} = useDoc().metadata;
  const list = breadcrumbList({
    siteTitle,
    siteUrl,
    baseUrl,
    page: {name: title, path: permalink},
    groups: breadcrumbs.slice(0, -1),
    product: productOf(permalink).product,
  });
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(list)}</script>
    </Head>
  );
}
