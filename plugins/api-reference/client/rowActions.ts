import {copyText} from '@site/src/components/CopyButton/copyText';
import {REVERT_AFTER_SHORT} from '@site/src/components/CopyButton/useCopy';

/** Texts of the buttons. */
export interface ActionTexts {
  copyName: string;
  copyLink: string;
  copied: string;
}

/** Outlines on a grid of 16: two sheets, a chain, a tick. */
const PATHS = {
  name: 'M6 6V3.5A1.5 1.5 0 0 1 7.5 2h5A1.5 1.5 0 0 1 14 3.5v5a1.5 1.5 0 0 1-1.5 1.5H10M3.5 6h5A1.5 1.5 0 0 1 10 7.5v5A1.5 1.5 0 0 1 8.5 14h-5A1.5 1.5 0 0 1 2 12.5v-5A1.5 1.5 0 0 1 3.5 6z',
  link: 'M6.7 9.3a2.6 2.6 0 0 0 3.7 0l2.8-2.8a2.6 2.6 0 0 0-3.7-3.7L8.4 3.9M9.3 6.7a2.6 2.6 0 0 0-3.7 0L2.8 9.5a2.6 2.6 0 0 0 3.7 3.7l1.1-1.1',
  done: 'M3 8.5 6.5 12 13 4.5',
};

const icon = (path: string): string =>
  `<svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"/></svg>`;

/** Copies, and says on the button that it worked once that is true. */
async function copy(button: HTMLButtonElement, text: string, copied: string): Promise<void> {
  if (!(await copyText(text, {clipboard: navigator.clipboard, document}))) return;
  const {label = '', path = ''} = button.dataset;
  button.innerHTML = icon(PATHS.done);
  button.dataset.copied = '';
  name(button, copied);
  window.setTimeout(() => {
    button.innerHTML = icon(path);
    delete button.dataset.copied;
    name(button, label);
  }, REVERT_AFTER_SHORT);
}

function name(button: HTMLButtonElement, label: string): void {
  button.setAttribute('aria-label', label);
  button.title = label;
}

function actionButton(
  label: string,
  path: string,
  copied: string,
  text: (row: HTMLElement) => string,
): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.innerHTML = icon(path);
  button.dataset.label = label;
  button.dataset.path = path;
  name(button, label);
  button.addEventListener('click', () => {
    const row = button.closest<HTMLElement>('[data-api-kind]');
    if (row) void copy(button, text(row), copied);
  });
  return button;
}

/**
 * One pair of buttons for all rows: it moves to the row that is pointed at or holds the focus, so that a page of
 * 570 rows does not carry 1,140 buttons.
 */
export function createRowActions({copyName, copyLink, copied}: ActionTexts): HTMLElement {
  const element = document.createElement('span');
  element.dataset.apiActions = '';
  element.append(
    actionButton(copyName, PATHS.name, copied, (row) => row.dataset.apiName ?? ''),
    actionButton(copyLink, PATHS.link, copied, rowAddress),
  );
  return element;
}

/** Address of a row: where it stands, or the page that it is repeated from. */
function rowAddress(row: HTMLElement): string {
  const link = row.querySelector<HTMLAnchorElement>('dt > a');
  const url = new URL(link?.href ?? window.location.href);
  url.search = '';
  return url.href;
}

/** Moves the buttons to a row; they stay where they are while one of them has the focus. */
export function placeRowActions(actions: HTMLElement, row: HTMLElement): void {
  const head = row.querySelector('dt');
  if (!head || actions.parentElement === head) return;
  if (actions.isConnected && actions.contains(document.activeElement)) return;
  head.append(actions);
}
