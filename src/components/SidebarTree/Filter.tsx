import type {ReactNode} from 'react';
import {isFiltering, NO_FILTER, type PlanFilter, type TreeFilter} from './filterItems';
import styles from './styles.module.css';

export interface FilterProps {
  readonly filter: TreeFilter;
  readonly onChange: (filter: TreeFilter) => void;
  /** Number of pages shown while filtering. */
  readonly shown: number;
}

const PLANS: ReadonlyArray<[PlanFilter, string]> = [
  ['all', 'All plans'],
  ['community', 'Community'],
  ['pro', 'Pro'],
  ['premium', 'Premium'],
];

/** The box above the tree: narrows it by text and by plan; Escape brings the whole tree back. */
export default function Filter({filter, onChange, shown}: FilterProps): ReactNode {
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
        placeholder="Filter pages"
        aria-label="Filter pages"
        autoComplete="off"
        spellCheck={false}
        value={filter.text}
        onChange={(event) => onChange({...filter, text: event.target.value})}
      />
      <select
        className={styles.filterPlan}
        aria-label="Filter by plan"
        value={filter.plan}
        onChange={(event) => onChange({...filter, plan: event.target.value as PlanFilter})}
      >
        {PLANS.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <p className="visually-hidden" role="status">
        {filtering && `${shown} ${shown === 1 ? 'page' : 'pages'}`}
      </p>
    </div>
  );
}
