import type {ReactNode} from 'react';
import {useTranslate} from '@site/src/i18n/useTranslate';
import type {CodeOpen} from '../../../client/useCodeOpen';
import type {ShownFile} from '../../../client/shownFiles';
import type {DemoModule} from '../../../types';
import {FullCode} from './FullCode';
import {Preview} from './Preview';
import styles from './styles.module.css';

interface Props {
  demo: DemoModule;
  /** Id of the panel, which the toolbar's Show code controls. */
  id: string;
  code: CodeOpen;
  /** Files of the variant that is shown; `undefined` until the sources have come. */
  files: readonly ShownFile[] | undefined;
  active: number;
  onSelect: (index: number) => void;
  onEdit: (name: string, code: string) => void;
  error: string | null;
  actions?: ReactNode;
}

/** Code of a demo below its tools: the excerpt, or everything once it is asked for. */
export function CodePanel({demo, id, code, files, ...props}: Props): ReactNode {
  const translate = useTranslate();
  const {open, failed} = code;
  const hasPreview = Object.values(demo.variants).some((variant) => variant.preview);
  return (
    <div
      id={id}
      className={styles.panel}
      data-code={open ? (code.steady ? 'steady' : 'open') : 'closed'}
    >
      {!open && hasPreview && <Preview variants={demo.variants} />}
      {open && files && <FullCode {...props} files={files} panelId={`${id}-file`} />}
      {open && !files && (
        <div className={styles.waiting} role="status">
          {failed ? (
            <>
              {translate('demo.codeFailed')}{' '}
              <button type="button" className={styles.action} onClick={code.retry}>
                {translate('common.tryAgain')}
              </button>
            </>
          ) : (
            translate('demo.codeLoading')
          )}
        </div>
      )}
    </div>
  );
}
