import {useId} from 'react';
import type {ReactNode} from 'react';
import {Group} from './Group';
import styles from './styles.module.css';

interface Props<T extends string> {
  name: string;
  /** Values and their labels, in the order shown. */
  options: readonly (readonly [T, string])[];
  value: T;
  onChange: (value: T) => void;
  onReset: () => void;
}

/** A choice among few, side by side: radio buttons by keyboard, one press by pointer. */
export function Choice<T extends string>({
  name,
  options,
  value,
  onChange,
  onReset,
}: Props<T>): ReactNode {
  const id = useId();
  return (
    <Group name={name} onReset={onReset}>
      <div className={styles.options}>
        {options.map(([option, label]) => (
          <label key={option} className={styles.option}>
            <input
              type="radio"
              className="visually-hidden"
              name={id}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {label}
          </label>
        ))}
      </div>
    </Group>
  );
}
