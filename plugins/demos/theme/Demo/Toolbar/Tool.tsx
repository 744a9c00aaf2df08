import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Icon, type IconName} from './Icon';
import type {RovingProps} from './useRoving';
import styles from './styles.module.css';

interface ToolProps extends RovingProps, Omit<ComponentProps<'button'>, 'children' | 'tabIndex'> {
  /** Accessible name, also shown as tooltip on hover and focus. */
  label: string;
  icon: IconName;
}

/** A button of the toolbar that is an icon. */
export function Tool({label, icon, ...props}: ToolProps): ReactNode {
  return (
    <button type="button" className={styles.tool} aria-label={label} {...props}>
      <Icon name={icon} />
      <span className={styles.tip} aria-hidden="true">
        {label}
      </span>
    </button>
  );
}

/** A link of the toolbar that is an icon. */
export function ToolLink({
  label,
  icon,
  href,
  ...roving
}: RovingProps & {label: string; icon: IconName; href: string}): ReactNode {
  return (
    <Link className={styles.tool} href={href} aria-label={label} {...roving}>
      <Icon name={icon} />
      <span className={styles.tip} aria-hidden="true">
        {label}
      </span>
    </Link>
  );
}

/** A choice of the toolbar: which one is pressed before hydration is told by CSS, so that nothing flashes. */
export function Choice({
  label,
  short,
  ...props
}: RovingProps &
  Omit<ComponentProps<'button'>, 'children' | 'tabIndex'> & {
    label: string;
    short: string;
  }): ReactNode {
  return (
    <button type="button" className={styles.choice} aria-label={label} {...props}>
      {short}
      <span className={styles.tip} aria-hidden="true">
        {label}
      </span>
    </button>
  );
}
