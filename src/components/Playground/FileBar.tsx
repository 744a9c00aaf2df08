import type {ReactNode} from 'react';
import type {RunnableFile} from '@site/plugins/demos/client/runCode';
import {FileTabs} from '@site/plugins/demos/theme/Demo/CodePanel/FileTabs';
import {useTranslate} from '@site/src/i18n/useTranslate';
import {freeFileName} from './freeFileName';
import styles from './styles.module.css';

interface Props {
  files: readonly RunnableFile[];
  active: number;
  onSelect: (index: number) => void;
  onChange: (files: readonly RunnableFile[]) => void;
}

/** Tabs of the playground's files, and the means to add one or remove the shown one. */
export function FileBar({files, active, onSelect, onChange}: Props): ReactNode {
  const translate = useTranslate();
  return (
    <div className={styles.files}>
      <FileTabs files={files} active={active} panelId="playground-file" onSelect={onSelect} />
      <div className={styles.actions}>
        {active > 0 && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              onChange(files.filter((_, index) => index !== active));
              onSelect(active - 1);
            }}
          >
            {translate('playground.remove')}
          </button>
        )}
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            const name = freeFileName(files.map((file) => file.name));
            onChange([
              ...files,
              {name, code: `// import {…} from './${name.replace(/\.ts$/, '')}'\n`},
            ]);
            onSelect(files.length);
          }}
        >
          {translate('playground.add')}
        </button>
      </div>
    </div>
  );
}
