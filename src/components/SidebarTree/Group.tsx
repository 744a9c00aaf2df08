import type {KeyboardEvent, MouseEvent, ReactNode} from 'react';
import clsx from 'clsx';
import type {PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import Tags, {type TagsProps} from '@site/src/components/Tags';
import {firstPage, groupKey, holdsPage} from './treePaths';
import styles from './styles.module.css';

export interface GroupProps {
  readonly item: PropSidebarItemCategory;
  readonly path: string;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** Groups of a product, by navigation path, and the product's color. */
const HUES: Record<string, string> = {
  '/x/react-data-grid-group': 'var(--x-hue-grid)',
  '/x/react-date-pickers-group': 'var(--x-hue-pickers)',
  '/x/react-charts-group': 'var(--x-hue-charts)',
  '/x/react-tree-view-group': 'var(--x-hue-tree)',
};

/** A heading that always shows what is below it. */
function Section({item, children}: GroupProps): ReactNode {
  return (
    <li className={styles.section}>
      <span className={styles.heading}>
        <span className={styles.label}>{item.label}</span>
        <Tags {...(item.customProps as TagsProps | undefined)} className={styles.tags} />
      </span>
      <ul className={styles.list}>{children}</ul>
    </li>
  );
}

/**
 * A group that opens and closes. Its head is a link to the first page below it, so that it leads
 * somewhere before scripts run and with a modified click; otherwise it acts as a button.
 */
function Folder({item, path, open, onToggle, children}: GroupProps): ReactNode {
  const toggle = (event: MouseEvent | KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) {
      return;
    }
    event.preventDefault();
    onToggle();
  };
  const hue = HUES[groupKey(item)];
  return (
    <li>
      {/* eslint-disable-next-line @docusaurus/no-html-links -- a button; the address serves readers without scripts */}
      <a
        className={clsx(styles.row, styles.folder, !open && holdsPage(item, path) && styles.holds)}
        href={firstPage(item)}
        role="button"
        aria-expanded={open}
        onClick={toggle}
        onKeyDown={(event) => event.key === ' ' && toggle(event)}
      >
        <span className={clsx(styles.caret, open && styles.caretOpen)} aria-hidden="true" />
        {hue && <span className={styles.hue} style={{background: hue}} aria-hidden="true" />}
        <span className={styles.label}>{item.label}</span>
        <Tags {...(item.customProps as TagsProps | undefined)} className={styles.tags} />
      </a>
      {open && <ul className={clsx(styles.list, styles.nested)}>{children}</ul>}
    </li>
  );
}

/** A group of the tree: a heading, or a folder when it is collapsible. */
export default function Group(props: GroupProps): ReactNode {
  return props.item.collapsible ? <Folder {...props} /> : <Section {...props} />;
}
