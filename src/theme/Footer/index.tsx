/**
 * Wraps @docusaurus/theme-classic 3.10.2 Footer, which shows what the configuration says: below it is
 * the place where a visitor changes a consent, which a plugin fills.
 */
import type {ReactNode} from 'react';
import OriginalFooter from '@theme-original/Footer';
import ConsentLink from '@theme/ConsentLink';

export default function Footer(): ReactNode {
  return (
    <>
      <OriginalFooter />
      <ConsentLink />
    </>
  );
}
