import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useThemeConfig} from '@docusaurus/theme-common';
import {DEFAULT_SEARCH_TAG} from '@docusaurus/theme-common/internal';
import SearchMetadata from '@theme/SearchMetadata';
import {canonicalUrl} from '../../canonicalUrl';

/**
 * Ejected from @docusaurus/theme-classic 3.10.2: the page for missing addresses gets no canonical
 * address, pages name the site and their type, and `hreflang` is left out, since every page exists in one language.
 */
export default function SiteMetadata(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {metadata} = useThemeConfig();
  const {pathname} = useLocation();
  const url = canonicalUrl(pathname, siteConfig);
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
        <meta property="og:site_name" content={siteConfig.title} />
        <meta
          property="og:type"
          content={pathname === siteConfig.baseUrl ? 'website' : 'article'}
        />
        <meta property="og:locale" content={i18n.currentLocale} />
        {/* The theme relies on the element: classes for focus are put on it on the server. */}
        <body />
      </Head>
      {url && (
        <Head>
          <meta property="og:url" content={url} />
          <link rel="canonical" href={url} />
        </Head>
      )}
      <SearchMetadata tag={DEFAULT_SEARCH_TAG} locale={i18n.currentLocale} />
      {/* Later heads win: what the configuration says replaces what is above. */}
      <Head>
        {metadata.map((entry, index) => (
          <meta key={index} {...entry} />
        ))}
      </Head>
    </>
  );
}
