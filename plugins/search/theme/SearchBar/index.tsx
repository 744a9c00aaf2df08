/**
 * Replaces the empty SearchBar of @docusaurus/theme-classic 3.10.2: the button and the keys that open the
 * search. Everything else is loaded when it is first wanted.
 */
import {useEffect, useLayoutEffect, useRef, useState} from 'react';
import type {ComponentType, ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {useTranslate} from '@site/src/i18n/useTranslate';
import type {SearchDialogProps} from '../../client/SearchDialog';
import {isSearchKey} from '../../client/isSearchKey';
import {addRecent, browserStorage} from '../../client/recent';
import styles from './styles.module.css';

/** One import for the hover and the press: two would be two copies of the same chunk. */
const importDialog = () => import('../../client/SearchDialog');

// A press that came before the page answers is kept (plugins/late-hydration): the dialog can come meanwhile.
if (
  typeof document !== 'undefined' &&
  document.querySelector('button[aria-keyshortcuts*="Control+K"][aria-busy="true"]')
) {
  void importDialog().catch(() => undefined);
}

export default function SearchBar(): ReactNode {
  const translate = useTranslate();
  const {pathname} = useLocation();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const [isMac, setMac] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const button = useRef<HTMLButtonElement>(null);
  const typed = useRef('');

  const load = () =>
    importDialog().then(
      (module) => setDialog(() => module.default),
      () => {
        setFailed(true);
        setOpen(false);
      },
    );
  const show = () => {
    typed.current = '';
    setFailed(false);
    setOpen(true);
    void load();
  };

  useEffect(() => addRecent(browserStorage(), pathname), [pathname]);
  useEffect(() => setMac(/Mac|iP/.test(navigator.userAgent)), []);
  // Before the next key press: a listener that is late would swallow what belongs in the field.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (open && !Dialog && event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
        // Typed while the dialog is on its way.
        typed.current += event.key;
        event.preventDefault();
      } else if (isSearchKey(event)) {
        event.preventDefault();
        show();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={translate('search.title')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={show}
        onPointerEnter={() => void importDialog().catch(() => undefined)}
      >
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <circle cx="9" cy="9" r="5" />
          <path d="M13 13l4 4" />
        </svg>
        <span className={styles.label}>{translate('search.title')}</span>
        <kbd className={styles.keys}>{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      {failed && (
        <span role="alert" className={styles.failed}>
          {translate('search.failed')}
        </span>
      )}
      {Dialog && open && (
        <Dialog
          typed={typed}
          onClose={() => {
            setOpen(false);
            button.current?.focus({preventScroll: true});
          }}
        />
      )}
    </>
  );
}
