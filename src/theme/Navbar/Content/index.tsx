/**
 * Ejected from @docusaurus/theme-classic 3.10.2: search stands in the middle, and the order of
 * the parts is mark, product tabs, search, version, then what the configuration puts on the right.
 */
import type {ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {splitNavbarItems, useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarMobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle';
import NavbarItem, {type Props as NavbarItemConfig} from '@theme/NavbarItem';
import SearchBar from '@theme/SearchBar';
import VersionSwitcher from '@theme/VersionSwitcher';
import SettingsButton from '@site/src/components/SettingsButton';
import styles from './styles.module.css';

function Items({items}: {readonly items: NavbarItemConfig[]}): ReactNode {
  return items.map((item, index) => <NavbarItem key={index} {...item} />);
}

export default function NavbarContent(): ReactNode {
  const drawer = useNavbarMobileSidebar();
  // The theme's configuration type leaves the items untyped.
  const items = useThemeConfig().navbar.items as NavbarItemConfig[];
  const [left, right] = splitNavbarItems(items);
  return (
    <div className={styles.bar}>
      {!drawer.disabled && <NavbarMobileSidebarToggle />}
      <NavbarLogo />
      <div className={styles.tabs}>
        <Items items={left} />
      </div>
      <div className={styles.search}>
        <SearchBar />
      </div>
      <div className={styles.actions}>
        <VersionSwitcher />
        <Items items={right} />
        <SettingsButton />
        <NavbarColorModeToggle />
      </div>
    </div>
  );
}
