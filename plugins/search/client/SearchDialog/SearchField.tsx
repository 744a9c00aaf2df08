import type {KeyboardEvent, ReactNode, RefObject} from 'react';
import {useTranslate} from '@site/src/i18n/useTranslate';
import styles from './styles.module.css';

interface SearchFieldProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly text: string;
  /** Id of the list of results. */
  readonly listId: string;
  /** Id of the selected result, if there is one. */
  readonly selectedId: string | undefined;
  readonly onType: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The field of the dialog, which keeps the focus while the arrows move through the results. */
export function SearchField(props: SearchFieldProps): ReactNode {
  const {ref, text, listId, selectedId, onType, onKeyDown} = props;
  const translate = useTranslate();
  return (
    <input
      ref={ref}
      className={styles.field}
      type="search"
      role="combobox"
      aria-label={translate('search.field')}
      aria-expanded={selectedId !== undefined}
      aria-controls={listId}
      aria-activedescendant={selectedId}
      aria-autocomplete="list"
      placeholder={translate('search.placeholder')}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="go"
      // The dialog was opened to type into it.
      // eslint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      value={text}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}
