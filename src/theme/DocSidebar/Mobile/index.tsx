/**
 * Ejected from @docusaurus/theme-classic 3.10.2: the drawer shows the same tree as the sidebar.
 */
import {memo, type ReactNode} from 'react';
import {NavbarSecondaryMenuFiller} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import SidebarTree from '@site/src/components/SidebarTree';
import type {Props} from '@theme/DocSidebar/Mobile';
import {useTranslate} from '@site/src/i18n/useTranslate';

function DrawerTree({sidebar, path}: Props): ReactNode {
  const translate = useTranslate();
  const drawer = useNavbarMobileSidebar();
  return (
    <nav aria-label={translate('sidebar.label')}>
      <SidebarTree items={sidebar} path={path} onNavigate={drawer.toggle} />
    </nav>
  );
}

function DocSidebarMobile(props: Props): ReactNode {
  return <NavbarSecondaryMenuFiller component={DrawerTree} props={props} />;
}

export default memo(DocSidebarMobile);
