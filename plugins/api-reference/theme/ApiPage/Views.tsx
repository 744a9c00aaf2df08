import React, {type ReactNode, type RefObject, useEffect, useState} from 'react';
import {prepareRows} from '../../client/showRows';
import {useApiTexts} from '../../client/texts';
import {API_VIEWS, type ApiView, markView, readView, writeView} from '../../client/view';
import styles from './toolbar.module.css';

const storage = (): Storage => window.localStorage;

/** Choice of how the rows are laid out. An attribute of `<html>` does it, set before the first paint. */
export default function Views({root}: {root: RefObject<HTMLElement | null>}): ReactNode {
  const text = useApiTexts();
  const [view, setView] = useState<ApiView>('table');
  useEffect(() => setView(readView(storage)), []);
  useEffect(() => {
    if (root.current) prepareRows(root.current, view);
  }, [root, view]);
  const choose = (next: ApiView): void => {
    markView(document.documentElement, next);
    setView(next);
    writeView(storage, next);
  };
  return (
    <div className={styles.views} role="group" aria-label={text('view')}>
      {API_VIEWS.map((item) => (
        <button
          key={item}
          type="button"
          data-view={item}
          aria-pressed={item === view}
          onClick={() => choose(item)}
        >
          {text(item)}
        </button>
      ))}
    </div>
  );
}
