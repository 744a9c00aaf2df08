import {useDoc} from '@docusaurus/plugin-content-docs/client';
import AdSlot from '../../client/AdSlot';

/** The ad of a doc page; a page with `ads: false` in its front matter has none and reserves nothing. */
export default function PageAd() {
  const {frontMatter, metadata} = useDoc();
  if ((frontMatter as {ads?: unknown}).ads === false) {
    return null;
  }
  return <AdSlot key={metadata.permalink} />;
}
