/**
 * Ejected from @docusaurus/theme-classic 3.10.2: the drawer shows the same tree as the sidebar.
 */
import {memo, type ReactNode} from 'react';
import {NavbarSecondaryMenuFiller} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import SidebarTree from '@site/src/components/SidebarTree';
import type {Props} from '@theme/DocSidebar/Mobile';

function DrawerTree({sidebar, path}: Props): ReactNode {
  const drawer = useNavbarMobileSidebar();
  return (
    <nav aria-label="Pages">
      <SidebarTree items={sidebar} path={path} onNavigate={drawer.toggle} />
    </nav>
  );
}

function DocSidebarMobile(props: Props): ReactNode {
  return <NavbarSecondaryMenuFiller component={DrawerTree} props={props} />;
}

export default memo(DocSidebarMobile);
