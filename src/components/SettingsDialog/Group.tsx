import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Name of the group, shown as its legend. */
  name: string;
  onReset: () => void;
  children: ReactNode;
}

/** One group of the dialog: a labelled set of fields with its own reset. */
export function Group({name, onReset, children}: Props): ReactNode {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{name}</legend>
      <button
        type="button"
        className={styles.reset}
        aria-label={`Reset ${name.toLowerCase()}`}
        onClick={onReset}
      >
        Reset
      </button>
      {children}
    </fieldset>
  );
}
