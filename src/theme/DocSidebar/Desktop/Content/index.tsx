/**
 * Ejected from @docusaurus/theme-classic 3.10.2: the tree is our own component, which filters,
 * marks plans, folds by keyboard and keeps its scroll position.
 */
import type {ReactNode} from 'react';
import SidebarTree from '@site/src/components/SidebarTree';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import {useTranslate} from '@site/src/i18n/useTranslate';
import styles from './styles.module.css';

export default function DocSidebarDesktopContent({path, sidebar}: Props): ReactNode {
  const translate = useTranslate();
  return (
    <nav aria-label={translate('sidebar.label')} className={styles.nav} data-tree-scroller>
      <SidebarTree items={sidebar} path={path} />
    </nav>
  );
}
