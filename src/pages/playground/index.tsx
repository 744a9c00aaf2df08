import type {ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import LayoutProvider from '@theme/Layout/Provider';
import {useTranslate} from '@site/src/i18n/useTranslate';
import Playground from '@site/src/components/Playground';

/** The playground: without the frame of the site, which paths under `/playground` skip (SPEC section 2). */
export default function PlaygroundPage(): ReactNode {
  const translate = useTranslate();
  return (
    <HtmlClassNameProvider className="playground">
      <LayoutProvider>
        <PageMetadata
          title={translate('playground.title')}
          description={translate('playground.description')}
        />
        <noscript>{translate('playground.noScript')}</noscript>
        <BrowserOnly>{() => <Playground />}</BrowserOnly>
      </LayoutProvider>
    </HtmlClassNameProvider>
  );
}
