import {lazy, Suspense, useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useTranslate} from '@site/src/i18n/useTranslate';
import styles from './styles.module.css';

const load = () => import('../SettingsDialog');

function Failed({onRetry}: {onRetry: () => void}): ReactNode {
  const translate = useTranslate();
  return (
    <div className={styles.note} role="alert">
      <p>{translate('settings.failed')}</p>
      <button type="button" onClick={onRetry}>
        {translate('common.tryAgain')}
      </button>
    </div>
  );
}

/** Button of the navbar that opens the settings. What is in the dialog is loaded when it opens. */
export default function SettingsButton(): ReactNode {
  const translate = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const [Content, setContent] = useState(() => lazy(load));

  useEffect(() => {
    const element = dialog.current;
    // A press on the backdrop arrives at the dialog itself; its content covers all of its box.
    const onPress = (event: MouseEvent) => event.target === element && element?.close();
    element?.addEventListener('click', onPress);
    return () => element?.removeEventListener('click', onPress);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={translate('settings.title')}
        title={translate('settings.title')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setOpen(true);
          dialog.current?.showModal();
        }}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M3 6h8M15 6h2M3 14h2M9 14h8" />
          <circle cx="13" cy="6" r="2" />
          <circle cx="7" cy="14" r="2" />
        </svg>
      </button>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-labelledby="settings-title"
        onClose={() => setOpen(false)}
      >
        <div className={styles.panel}>
          <div className={styles.head}>
            <h2 id="settings-title" className={styles.title}>
              {translate('settings.title')}
            </h2>
            <button
              type="button"
              className={styles.close}
              aria-label={translate('settings.close')}
              onClick={() => dialog.current?.close()}
            >
              <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
                <path d="M5 5l10 10M15 5L5 15" />
              </svg>
            </button>
          </div>
          {open && (
            <ErrorBoundary
              fallback={({tryAgain}) => (
                <Failed
                  onRetry={() => {
                    setContent(lazy(load));
                    tryAgain();
                  }}
                />
              )}
            >
              <Suspense fallback={<p className={styles.note}>{translate('settings.loading')}</p>}>
                <Content />
              </Suspense>
            </ErrorBoundary>
          )}
        </div>
      </dialog>
    </>
  );
}
