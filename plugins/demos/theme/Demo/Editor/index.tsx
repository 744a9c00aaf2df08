import {useEffect, useId, useRef, type ReactNode} from 'react';
import SimpleEditor from 'react-simple-code-editor';
import {useTranslate} from '@site/src/i18n/useTranslate';
import {highlightCode} from '../../../client/highlightCode';
import styles from './styles.module.css';

interface Props {
  /** Name of the file; its ending tells the language. */
  name: string;
  code: string;
  onChange: (code: string) => void;
  /** The visitor pressed Escape. */
  onLeave?: () => void;
  /** Takes the focus when it appears. @default true */
  focusAtStart?: boolean;
}

/** Editor of one file. Tab moves on to the next control, Escape leaves. Loaded with `import()` only. */
export default function Editor({
  name,
  code,
  onChange,
  onLeave,
  focusAtStart = true,
}: Props): ReactNode {
  const translate = useTranslate();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusAtStart) {
      root.current?.querySelector('textarea')?.focus({preventScroll: true});
    }
  }, [focusAtStart]);
  return (
    <div
      ref={root}
      className={styles.editor}
      // Escape must reach this before anything around the demo.
      onKeyDownCapture={(event) => {
        if (event.key === 'Escape' && onLeave) {
          event.stopPropagation();
          onLeave();
        }
      }}
      role="presentation"
    >
      <label htmlFor={id} className={styles.label}>
        {translate('demo.codeOf', {name})}
      </label>
      <SimpleEditor
        textareaId={id}
        value={code}
        onValueChange={onChange}
        highlight={(text) => highlightCode(text, name)}
        ignoreTabKey
        tabSize={2}
        padding={16}
        textareaClassName={styles.text}
        preClassName={styles.layer}
      />
    </div>
  );
}
