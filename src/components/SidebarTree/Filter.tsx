import type {ReactNode} from 'react';
import {useTranslate} from '@site/src/i18n/useTranslate';
import {isFiltering, NO_FILTER, type PlanFilter, type TreeFilter} from './filterItems';
import styles from './styles.module.css';

export interface FilterProps {
  readonly filter: TreeFilter;
  readonly onChange: (filter: TreeFilter) => void;
  /** Number of pages shown while filtering. */
  readonly shown: number;
}

const PLANS = [
  ['all', 'sidebar.planAll'],
  ['community', 'sidebar.planCommunity'],
  ['pro', 'sidebar.planPro'],
  ['premium', 'sidebar.planPremium'],
] as const;

/** The box above the tree: narrows it by text and by plan; Escape brings the whole tree back. */
export default function Filter({filter, onChange, shown}: FilterProps): ReactNode {
  const translate = useTranslate();
  const filtering = isFiltering(filter);
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape is heard for both fields
    <div
      className={styles.filter}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && filtering) {
          event.preventDefault();
          event.stopPropagation();
          onChange(NO_FILTER);
        }
      }}
    >
      <input
        className={styles.filterText}
        type="text"
        placeholder={translate('sidebar.filter')}
        aria-label={translate('sidebar.filter')}
        autoComplete="off"
        spellCheck={false}
        value={filter.text}
        onChange={(event) => onChange({...filter, text: event.target.value})}
      />
      <select
        className={styles.filterPlan}
        aria-label={translate('sidebar.filterByPlan')}
        value={filter.plan}
        onChange={(event) => onChange({...filter, plan: event.target.value as PlanFilter})}
      >
        {PLANS.map(([value, label]) => (
          <option key={value} value={value}>
            {translate(label)}
          </option>
        ))}
      </select>
      <p className="visually-hidden" role="status">
        {filtering &&
          (shown === 1
            ? translate('sidebar.onePage')
            : translate('sidebar.severalPages', {count: shown}))}
      </p>
    </div>
  );
}
