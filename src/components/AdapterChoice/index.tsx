import {useId, type ReactNode} from 'react';
import {createTexts} from '@site/src/i18n/createTexts';
import {ADAPTER_KEYS, ADAPTERS} from './adapters';
import {useAdapter} from './useAdapter';
import styles from './styles.module.css';

export {default as WithAdapter} from './WithAdapter';

const useTexts = createTexts({en: {'adapter.choose': 'Date library of the demos'}});

/** Chooses the date library of the demos on this page and, for the visit, on every other that asks. */
export default function AdapterChoice(): ReactNode {
  const translate = useTexts();
  const id = useId();
  const [chosen, choose] = useAdapter();
  return (
    <fieldset className={styles.choice} data-adapter-choice={chosen}>
      <legend className={styles.legend}>{translate('adapter.choose')}</legend>
      <div className={styles.options}>
        {ADAPTER_KEYS.map((key) => (
          <label key={key} className={styles.option}>
            <input
              type="radio"
              className="visually-hidden"
              name={id}
              value={key}
              checked={key === chosen}
              onChange={() => choose(key)}
            />
            {ADAPTERS[key]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
