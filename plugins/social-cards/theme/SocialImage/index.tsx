import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import config from '@generated/x-docs-social-cards/default/config.json';
import {cardFile} from '../../cardFile';
import {CARD_HEIGHT, CARD_WIDTH} from '../../constants';

/** Names the page's picture in its head; a page that says `image` in its front matter has its own. */
export default function SocialImage(): ReactNode {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const file = cardFile(useLocation().pathname, baseUrl, config.folder);
  if (!file) {
    return null;
  }
  const image = `${url}${baseUrl}${file}`;
  return (
    <Head>
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(CARD_WIDTH)} />
      <meta property="og:image:height" content={String(CARD_HEIGHT)} />
      <meta name="twitter:image" content={image} />
    </Head>
  );
}
