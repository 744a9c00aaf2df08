import {useId} from 'react';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Name of the group, shown above it. */
  name: string;
  onReset: () => void;
  children: ReactNode;
}

/** One group of the dialog: a labelled set of fields with its own reset. */
export function Group({name, onReset, children}: Props): ReactNode {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <div className={styles.groupHead}>
        <span id={id} className={styles.name}>
          {name}
        </span>
        <button
          type="button"
          className={styles.reset}
          aria-label={`Reset ${name.toLowerCase()}`}
          onClick={onReset}
        >
          Reset
        </button>
      </div>
      {children}
    </div>
  );
}
