// Wraps SiteMetadata of @docusaurus/theme-classic 3.10.2: the framework writes the locale's direction
// on <html> whenever it updates the head, which would undo the visitor's choice.
import Head from '@docusaurus/Head';
import OriginalSiteMetadata from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';
import {settings, useSetting} from '@site/src/settings';

export default function SiteMetadata(): ReactNode {
  useSetting('direction');
  return (
    <>
      <OriginalSiteMetadata />
      <Head>
        {/* Read past the hydration value: the head is no part of the hydrated tree. */}
        {/* eslint-disable-next-line jsx-a11y/html-has-lang -- the framework adds it */}
        <html dir={settings.get('direction')} />
      </Head>
    </>
  );
}
