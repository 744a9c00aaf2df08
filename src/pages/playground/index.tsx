import type {ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import LayoutProvider from '@theme/Layout/Provider';
import Playground from '@site/src/components/Playground';

/** The playground: without the frame of the site, which paths under `/playground` skip (SPEC section 2). */
export default function PlaygroundPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="playground">
      <LayoutProvider>
        <PageMetadata
          title="Playground"
          description="Write code with the Data Grid, pickers, charts and tree view, and see the result at once."
        />
        <noscript>The playground runs code in your browser, so it needs JavaScript.</noscript>
        <BrowserOnly>{() => <Playground />}</BrowserOnly>
      </LayoutProvider>
    </HtmlClassNameProvider>
  );
}
