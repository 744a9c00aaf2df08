import {lazy, Suspense, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLiveFrame} from '@site/plugins/demos/client/useLiveFrame';
import {useTranslate} from '@site/src/i18n/useTranslate';
import {REVERT_AFTER_SHORT, useCopy} from '@site/src/components/CopyButton/useCopy';
import {EXAMPLES} from './examples';
import {FileBar} from './FileBar';
import {Result} from './Result';
import styles from './styles.module.css';
import {usePlayground} from './usePlayground';
import {useSandbox} from './useSandbox';

const Editor = lazy(() => import('@site/plugins/demos/theme/Demo/Editor'));

/** Code and its result side by side, full size. The address carries the code. */
export default function Playground(): ReactNode {
  const translate = useTranslate();
  const {title, files, trusted, ...playground} = usePlayground();
  const [active, setActive] = useState(0);
  const live = useLiveFrame(files && trusted ? files : null);
  const {copied, copy} = useCopy(REVERT_AFTER_SHORT);
  const sandbox = useSandbox(title, files);
  const file = files?.[active] ?? files?.[0];
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link to="/" className={styles.home}>
          {translate('playground.home')}
        </Link>
        <h1 className={styles.title}>{translate('playground.title')}</h1>
        <nav aria-label={translate('playground.examples')} className={styles.examples}>
          {EXAMPLES.map((example) => (
            <button
              key={example.id}
              type="button"
              className={styles.action}
              aria-pressed={example.label === title}
              onClick={() => {
                setActive(0);
                playground.open(example);
              }}
            >
              {example.label}
            </button>
          ))}
        </nav>
        <div className={styles.actions}>
          <button
            type="button"
            className={styles.action}
            onClick={() => void copy(playground.address)}
          >
            {translate(copied ? 'demo.linkCopied' : 'demo.linkCopy')}
          </button>
          <button
            type="button"
            className={styles.action}
            onClick={() => sandbox.open('stackblitz')}
          >
            {translate('demo.openStackBlitz')}
          </button>
          <button
            type="button"
            className={styles.action}
            onClick={() => sandbox.open('codesandbox')}
          >
            {translate('demo.openCodeSandbox')}
          </button>
        </div>
      </header>
      <main className={styles.main}>
        <section aria-label={translate('playground.code')} className={styles.code}>
          <div className={styles.bar}>
            {files && (
              <FileBar
                files={files}
                active={active}
                onSelect={setActive}
                onChange={playground.setFiles}
              />
            )}
          </div>
          <p role="status" className={styles.error} data-mono="">
            {live.error ?? sandbox.message}
          </p>
          <div
            className={styles.editor}
            id="playground-file"
            role="tabpanel"
            aria-label={file?.name}
          >
            {file && (
              <Suspense fallback={null}>
                <Editor
                  key={file.name}
                  name={file.name}
                  code={file.code}
                  focusAtStart={false}
                  onChange={(code) =>
                    playground.setFiles(
                      files!.map((other) => (other === file ? {...other, code} : other)),
                    )
                  }
                />
              </Suspense>
            )}
          </div>
        </section>
        <section aria-label={translate('playground.result')} className={styles.result}>
          {files && !trusted ? (
            <div className={styles.ask}>
              <p>{translate('playground.ask')}</p>
              <button type="button" className={styles.run} onClick={playground.trust}>
                {translate('playground.run')}
              </button>
            </div>
          ) : (
            <Result live={live} />
          )}
        </section>
      </main>
    </div>
  );
}
