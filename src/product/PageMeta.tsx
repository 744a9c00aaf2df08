import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {productOf} from './productOf';

/** Names the page's product in its head, for search, statistics and tests. */
export default function PageMeta(): ReactNode {
  const {productId, productCategoryId} = productOf(useLocation().pathname);
  return (
    <Head>
      <meta name="x:product-id" content={productId} />
      <meta name="x:product-category-id" content={productCategoryId} />
    </Head>
  );
}
