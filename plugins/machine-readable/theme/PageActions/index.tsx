/** Fills the place of the same name of plugins/page-slots. */
import {useId, useRef, type KeyboardEvent, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useTranslate} from '@site/src/i18n/useTranslate';
import {toggleWithoutPopover} from '@site/plugins/versions/client/popover';
import config from '@generated/x-docs-machine-readable/default/config.json';
import {assistantLink} from '../../client/assistantLink';
import {useCopyPage} from '../../client/useCopyPage';
import {useTwin} from '../../client/useTwin';
import styles from './styles.module.css';

const ITEMS = 'a, button';

/** Moves among the entries by arrows, Home and End. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(ITEMS)];
  const at = items.indexOf(event.target as HTMLElement);
  const to = {ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1}[event.key];
  if (to !== undefined && items.length > 0) {
    event.preventDefault();
    items.at(to % items.length)?.focus();
  }
}

const analytics = (action: string, label?: string) => ({
  'data-analytics-category': 'page-markdown',
  'data-analytics-action': action,
  ...(label && {'data-analytics-label': label}),
});

/**
 * Menu of the page as Markdown: copy it, view it, open an assistant that reads it. It is a popover of
 * plain links, which opens without a script; only copying needs one.
 */
export default function PageActions(): ReactNode {
  const translate = useTranslate();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const {path, url} = useTwin();
  const {state, copy, prepare} = useCopyPage(path);
  return (
    <div className={styles.actions}>
      <Head>
        <link rel="alternate" type="text/markdown" href={path} />
      </Head>
      <button
        type="button"
        className={styles.button}
        popoverTarget={id}
        onClick={() => toggleWithoutPopover(menu.current)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') {
            event.preventDefault();
            menu.current?.showPopover?.();
            menu.current?.querySelector<HTMLElement>(ITEMS)?.focus();
          }
        }}
      >
        {translate('pageMenu.title')}
        <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
          <path d="M3 4.5l3 3 3-3" />
        </svg>
      </button>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys move among the entries */}
      <div
        ref={menu}
        id={id}
        popover="auto"
        className={styles.menu}
        onKeyDown={moveFocus}
        onToggle={({newState}) => newState === 'open' && prepare()}
      >
        <ul aria-label={translate('pageMenu.label')}>
          <li>
            <button type="button" onClick={() => void copy()} {...analytics('copy')}>
              {translate(state === 'copied' ? 'pageMenu.copied' : 'pageMenu.copy')}
            </button>
          </li>
          <li>
            {/* eslint-disable-next-line @docusaurus/no-html-links -- a file, not a page of the router */}
            <a href={path} {...analytics('view')}>
              {translate('pageMenu.view')}
            </a>
          </li>
          {config.assistants.map((assistant) => (
            <li key={assistant.name}>
              {/* eslint-disable-next-line @docusaurus/no-html-links -- leads to another site */}
              <a
                href={assistantLink(assistant, url)}
                target="_blank"
                rel="noopener noreferrer"
                {...analytics('open', assistant.name)}
              >
                {translate('pageMenu.openIn', {name: assistant.name})}
              </a>
            </li>
          ))}
        </ul>
        <p role="status" className={styles.status}>
          {state === 'failed' && translate('pageMenu.failed')}
          {state === 'copied' && (
            <span className={styles.hidden}>{translate('pageMenu.copied')}</span>
          )}
        </p>
      </div>
    </div>
  );
}
