/**
 * Docusaurus' own place for what surrounds every page (3.10.2): names the page's product in its
 * head, and adds the consent banner, which renders nothing unless a plugin provides it.
 */
import type {ReactNode} from 'react';
import ConsentBanner from '@theme/ConsentBanner';
import PageMeta from '@site/src/product/PageMeta';

export default function Root({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <>
      <PageMeta />
      {children}
      <ConsentBanner />
    </>
  );
}
