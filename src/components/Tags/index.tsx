import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useTranslate} from '@site/src/i18n/useTranslate';
import styles from './styles.module.css';

export interface TagsProps {
  /** Plan that the feature needs; absent for the community plan. */
  readonly plan?: 'pro' | 'premium';
  readonly newFeature?: boolean;
  readonly planned?: boolean;
  readonly unstable?: boolean;
  readonly className?: string;
}

const PLAN_NAMES = {pro: 'tag.pro', premium: 'tag.premium'} as const;

const CHIPS = [
  ['newFeature', 'tag.newFeature'],
  ['planned', 'tag.planned'],
  ['unstable', 'tag.unstable'],
] as const;

/** The mark of a paid plan: told apart by its shape as well as by its color. */
export function PlanMark({plan}: {readonly plan: 'pro' | 'premium'}): ReactNode {
  const name = useTranslate()(PLAN_NAMES[plan]);
  return (
    <span role="img" aria-label={name} title={name} className={clsx(styles.plan, styles[plan])} />
  );
}

/** The compact marks of a page: plan, new, planned, preview. Renders nothing when none holds. */
export default function Tags({className, plan, ...flags}: TagsProps): ReactNode {
  const translate = useTranslate();
  const chips = CHIPS.filter(([flag]) => flags[flag]);
  if (!plan && chips.length === 0) {
    return null;
  }
  return (
    <span className={clsx(styles.tags, className)}>
      {chips.map(([flag, label]) => (
        <span key={flag} className={clsx(styles.chip, styles[flag])}>
          {translate(label)}
        </span>
      ))}
      {plan && <PlanMark plan={plan} />}
    </span>
  );
}
