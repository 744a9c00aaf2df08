/**
 * Docusaurus' own place for what surrounds every page (3.10.2): names the page's product in its
 * head, and has the places of the page's picture and of the consent banner, which plugins fill.
 */
import type {ReactNode} from 'react';
import ConsentBanner from '@theme/ConsentBanner';
import SocialImage from '@theme/SocialImage';
import PageMeta from '@site/src/product/PageMeta';

export default function Root({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <>
      <PageMeta />
      <SocialImage />
      {children}
      <ConsentBanner />
    </>
  );
}
