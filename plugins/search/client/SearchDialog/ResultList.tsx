import type {MouseEvent, ReactNode} from 'react';
import {useTranslate} from '@site/src/i18n/useTranslate';
import type {Result} from '../createSearch';
import {Row} from './Row';
import styles from './styles.module.css';

interface ResultListProps {
  /** Beginning of the ids: `id-list` is the list's, `id-0` that of its first row. */
  readonly id: string;
  readonly results: readonly Result[];
  readonly terms: readonly string[];
  /** Place of the selected result. */
  readonly at: number;
  readonly onActivate: (index: number) => void;
  readonly onChoose: (path: string, event: MouseEvent) => void;
}

/** The list of results. */
export function ResultList(props: ResultListProps): ReactNode {
  const {id, results, terms, at, onActivate, onChoose} = props;
  const translate = useTranslate();
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      className={styles.list}
      aria-label={translate('search.results')}
    >
      {results.map((result, index) => (
        <Row
          key={result.key}
          id={`${id}-${index}`}
          result={result}
          terms={terms}
          isActive={index === at}
          onActivate={() => onActivate(index)}
          onChoose={(event) => onChoose(result.path, event)}
        />
      ))}
    </div>
  );
}
