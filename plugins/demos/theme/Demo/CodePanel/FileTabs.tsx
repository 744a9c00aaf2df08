import type {ReactNode} from 'react';
import {useTranslate} from '@site/src/i18n/useTranslate';
import {rovingIndex} from '../../../client/rovingIndex';
import {baseName} from '../../../client/shownFiles';
import styles from './styles.module.css';

interface Props {
  files: readonly {name: string}[];
  active: number;
  /** Id of the element that shows the active file. */
  panelId: string;
  onSelect: (index: number) => void;
}

/** One tab for each file of a demo; arrows, Home and End move between them. */
export function FileTabs({files, active, panelId, onSelect}: Props): ReactNode {
  return (
    <div
      role="tablist"
      aria-label={useTranslate()('demo.files')}
      className={styles.tabs}
      tabIndex={-1}
      onKeyDown={(event) => {
        const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
        const next = rovingIndex(event.key, active, files.length, rtl);
        if (next !== null) {
          event.preventDefault();
          onSelect(next);
          event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
        }
      }}
    >
      {files.map((file, index) => (
        <button
          key={file.name}
          type="button"
          role="tab"
          aria-selected={index === active}
          aria-controls={panelId}
          tabIndex={index === active ? 0 : -1}
          className={styles.tab}
          title={file.name}
          onClick={() => onSelect(index)}
        >
          {baseName(file.name)}
        </button>
      ))}
    </div>
  );
}
