/**
 * Docusaurus' own place for providers around every page (3.10.2): writes the page's product into
 * the head.
 */
import type {ReactNode} from 'react';
import PageMeta from '@site/src/product/PageMeta';

export default function Root({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <>
      <PageMeta />
      {children}
    </>
  );
}
