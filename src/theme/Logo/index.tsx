/**
 * Ejected from @docusaurus/theme-classic 3.10.2: the mark is in the HTML. As an image it is a request of its own, with a
 * preload, before the page is drawn. The same shapes as `static/img/favicon.svg`.
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/Logo';

export default function Logo({imageClassName, titleClassName, ...props}: Props): ReactNode {
  const {title, logo} = useThemeConfig().navbar;
  const home = useBaseUrl(logo?.href ?? '/');
  return (
    <Link to={home} {...props}>
      <div className={imageClassName}>
        <svg width="24" height="24" viewBox="0 0 32 32" aria-hidden="true">
          <rect width="32" height="32" rx="9" fill="#0b57d0" />
          <g fill="#fff">
            <rect x="8" y="8" width="7" height="7" rx="1.6" />
            <rect x="17" y="17" width="7" height="7" rx="1.6" />
            <g opacity=".62">
              <circle cx="20.5" cy="11.5" r="3.5" />
              <circle cx="11.5" cy="20.5" r="3.5" />
            </g>
          </g>
        </svg>
      </div>
      <b className={titleClassName}>{title}</b>
    </Link>
  );
}
