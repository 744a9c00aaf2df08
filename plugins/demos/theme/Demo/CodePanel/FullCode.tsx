import {lazy, Suspense, useRef, useState, type ReactNode} from 'react';
import CopyButton from '@site/src/components/CopyButton';
import {REVERT_AFTER_SHORT} from '@site/src/components/CopyButton/useCopy';
import {useTranslate} from '@site/src/i18n/useTranslate';
import type {ShownFile} from '../../../client/shownFiles';
import {FileTabs} from './FileTabs';
import styles from './styles.module.css';

const Editor = lazy(() => import('../Editor'));

interface Props {
  files: readonly ShownFile[];
  active: number;
  /** Id of the element that shows the active file. */
  panelId: string;
  onSelect: (index: number) => void;
  onEdit: (name: string, code: string) => void;
  /** Message of what is wrong with the edited code, or `null`. */
  error: string | null;
  /** Further buttons of the head. */
  actions?: ReactNode;
}

/** Whole code of a demo, a file at a time, which becomes an editor on demand. */
export function FullCode(props: Props): ReactNode {
  const translate = useTranslate();
  const {files, active, panelId, onSelect, onEdit} = props;
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const file = files[active] ?? files[0];
  if (!file) {
    return null;
  }
  const still = (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <pre className={styles.pre} tabIndex={0}>
      {file.html === undefined ? (
        <code>{file.code}</code>
      ) : (
        <code dangerouslySetInnerHTML={{__html: file.html}} />
      )}
    </pre>
  );
  return (
    <div data-copy-block="" className={styles.full}>
      <div className={styles.head}>
        <FileTabs files={files} active={active} panelId={panelId} onSelect={onSelect} />
        <div className={styles.actions}>
          {props.actions}
          <button
            ref={editButton}
            type="button"
            className={styles.action}
            aria-pressed={editing}
            onClick={() => setEditing(!editing)}
          >
            {translate('demo.edit')}
          </button>
          <CopyButton pointerOnly text={file.code} revertAfter={REVERT_AFTER_SHORT} />
        </div>
      </div>
      <div role="status" className={styles.error}>
        {props.error}
      </div>
      <div role="tabpanel" id={panelId} aria-label={file.name} className={styles.file}>
        {editing ? (
          <Suspense fallback={still}>
            <Editor
              key={file.name}
              name={file.name}
              code={file.code}
              onChange={(code) => onEdit(file.name, code)}
              onLeave={() => {
                setEditing(false);
                editButton.current?.focus();
              }}
            />
          </Suspense>
        ) : (
          still
        )}
      </div>
    </div>
  );
}
