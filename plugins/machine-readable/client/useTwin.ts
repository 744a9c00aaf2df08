import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {twinAddress} from '../address';

/** Addresses of the page in view as Markdown. */
export interface TwinLinks {
  /** Path with the base. */
  path: string;
  /** The same with host. */
  url: string;
}

/** Where the page in view is as Markdown. */
export function useTwin(): TwinLinks {
  const {pathname} = useLocation();
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const path = twinAddress(pathname, baseUrl);
  return {path, url: url + path};
}
