import {useEffect, useEffectEvent, useId, useRef, useState} from 'react';
import type {KeyboardEvent, MouseEvent, ReactNode, RefObject} from 'react';
import {useHistory} from '@docusaurus/router';
import {useTranslate} from '@site/src/i18n/useTranslate';
import {clearHighlights, highlightOnArrival} from '../highlightTerms';
import {NO_FILTERS, type Filters} from '../rankPages';
import {queryWords} from '../words';
import {FilterBar} from './FilterBar';
import {Message} from './Message';
import {ResultList} from './ResultList';
import {SearchField} from './SearchField';
import {Sections} from './Sections';
import styles from './styles.module.css';
import {stepTo} from './stepTo';
import {useModal} from './useModal';
import {useSearch} from './useSearch';

export interface SearchDialogProps {
  /** What was typed while the dialog was loading. */
  readonly typed: RefObject<string>;
  readonly onClose: () => void;
}

/** The search dialog: a field, filters, the results and the matching parts of the selected one. */
export default function SearchDialog({typed, onClose}: SearchDialogProps): ReactNode {
  const translate = useTranslate();
  const history = useHistory();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(() => typed.current);
  const [filters, setFilters] = useState(NO_FILTERS);
  /** What Enter was pressed for before it was answered. */
  const [entered, setEntered] = useState('');
  const isUrgent = entered !== '' && entered === text.trim();
  const [state, hold] = useSearch(text, filters, isUrgent);
  const {results, answered, isWhole} = state;
  const [active, setActive] = useState({answered, index: 0});
  const at = active.answered === answered ? Math.min(active.index, results.length - 1) : 0;
  const selected = results[at];
  const terms = queryWords(answered);
  const isAnswered = isWhole && answered === text.trim() && !state.failure;

  useModal(dialog);

  const activate = (index: number) => {
    hold();
    setActive({answered, index});
  };
  const select = (index: number) => {
    activate(index);
    document.getElementById(`${id}-${index}`)?.scrollIntoView({block: 'nearest'});
  };
  const go = (path: string) => {
    dialog.current?.close();
    clearHighlights();
    highlightOnArrival(path.replace(/#.*/, ''), terms);
    history.push(path);
  };
  const goToFirst = useEffectEvent(() => {
    if (selected) {
      go(selected.path);
    }
  });
  useEffect(() => {
    if (isUrgent && isWhole && answered === entered) {
      goToFirst();
    }
  }, [isUrgent, isWhole, answered, entered]);
  const type = (next: string) => {
    setEntered('');
    setText(next);
  };
  const narrow = (next: Filters) => {
    setEntered('');
    setFilters(next);
  };
  const choose = (path: string, event: MouseEvent) => {
    // The browser opens new tabs and windows itself.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0) {
      event.preventDefault();
      go(path);
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const target = stepTo(event.key, at, results.length);
    if (event.nativeEvent.isComposing) {
      return;
    }
    if (target !== undefined) {
      event.preventDefault();
      select(target);
    } else if (event.key === 'Enter' && selected && answered === text.trim()) {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) {
        window.open(selected.path, '_blank', 'noopener');
      } else {
        go(selected.path);
      }
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !isAnswered) {
      event.preventDefault();
      setEntered(text.trim());
    } else if (event.key === 'ArrowRight' && event.currentTarget.selectionStart === text.length) {
      dialog.current?.querySelector<HTMLElement>('section a')?.focus();
    }
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={translate('search.title')}
      onClose={onClose}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <SearchField
            ref={input}
            text={text}
            listId={`${id}-list`}
            selectedId={selected && `${id}-${at}`}
            onType={type}
            onKeyDown={onKeyDown}
          />
          <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
            {translate('search.close')}
          </button>
        </div>
        <FilterBar filters={filters} onChange={narrow} />
        <Message state={state} />
        <div
          className={styles.body}
          data-split={(answered !== '' && results.length > 0) || undefined}
        >
          <ResultList
            id={id}
            results={results}
            terms={terms}
            at={at}
            onActivate={activate}
            onChoose={choose}
          />
          <Sections
            result={answered === '' ? undefined : selected}
            onChoose={choose}
            onLeave={() => input.current?.focus()}
          />
        </div>
      </div>
    </dialog>
  );
}
