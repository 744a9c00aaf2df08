import {useId} from 'react';
import type {ReactNode} from 'react';
import {useTranslate} from '@site/src/i18n/useTranslate';
import {products} from '@site/src/product/products';
import type {Filters} from '../rankPages';
import styles from './styles.module.css';

interface FilterProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChange: (value: string) => void;
}

/** Radio buttons, not a list of choices: what is an option here is a result. */
function Filter({label, value, options, onChange}: FilterProps): ReactNode {
  const name = useId();
  return (
    <div role="radiogroup" className={styles.filter} aria-label={label}>
      {options.map(([each, text]) => (
        <label key={each} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={each}
            checked={value === each}
            onChange={() => onChange(each)}
          />
          {text}
        </label>
      ))}
    </div>
  );
}

interface FilterBarProps {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

/** Narrows the results by product, kind of page and plan. */
export function FilterBar({filters, onChange}: FilterBarProps): ReactNode {
  const translate = useTranslate();
  const set = (name: keyof Filters) => (value: string) => onChange({...filters, [name]: value});
  return (
    <div className={styles.filters}>
      <Filter
        label={translate('search.product')}
        value={filters.product}
        options={[
          ['', translate('search.allProducts')],
          ...products.map(({id, name}) => [id, name] as const),
        ]}
        onChange={set('product')}
      />
      <Filter
        label={translate('search.kind')}
        value={filters.kind}
        options={[
          ['', translate('search.allKinds')],
          ['guide', translate('search.kindGuide')],
          ['api', translate('search.kindApi')],
          ['migration', translate('search.kindMigration')],
        ]}
        onChange={set('kind')}
      />
      <Filter
        label={translate('search.plan')}
        value={filters.plan}
        options={[
          ['', translate('sidebar.planAll')],
          ['community', translate('sidebar.planCommunity')],
          ['pro', translate('sidebar.planPro')],
          ['premium', translate('sidebar.planPremium')],
        ]}
        onChange={set('plan')}
      />
    </div>
  );
}
