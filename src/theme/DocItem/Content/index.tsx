/**
 * Ejected from @docusaurus/theme-classic 3.10.2: the title is rendered by PageHead, not here.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/DocItem/Content';

export default function DocItemContent({children}: Props): ReactNode {
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
