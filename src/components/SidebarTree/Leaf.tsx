import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import Tags, {type TagsProps} from '@site/src/components/Tags';
import {useTranslate} from '@site/src/i18n/useTranslate';
import {samePath} from './treePaths';
import styles from './styles.module.css';

export interface LeafProps {
  readonly item: PropSidebarItemLink;
  readonly path: string;
  readonly onNavigate?: () => void;
}

/** A page of the tree. */
export default function Leaf({item, path, onNavigate}: LeafProps): ReactNode {
  const translate = useTranslate();
  const active = samePath(item.href, path);
  const external = /^https?:/.test(item.href);
  return (
    <li>
      <Link
        className={clsx(styles.row, active && styles.active)}
        to={item.href}
        aria-current={active ? 'page' : undefined}
        onClick={external ? undefined : onNavigate}
      >
        <span className={styles.label}>{item.label}</span>
        {external && (
          <span className={styles.external} role="img" aria-label={translate('sidebar.external')}>
            ↗
          </span>
        )}
        <Tags {...(item.customProps as TagsProps | undefined)} className={styles.tags} />
      </Link>
    </li>
  );
}
