/** The attribute of the row that the address names; `:target` does not follow a router. */
const CURRENT = 'data-api-current';

/** Tints the row that the address names, shows it, and opens it in the collapsed view. */
export function showCurrent(root: HTMLElement, hash: string): void {
  root.querySelector(`[${CURRENT}]`)?.removeAttribute(CURRENT);
  if (hash.length < 2) return;
  const row = document.getElementById(decodeHash(hash));
  if (!row || !root.contains(row) || !row.dataset.apiKind) return;
  row.setAttribute(CURRENT, '');
  row.removeAttribute('hidden');
  row.closest('section')?.removeAttribute('hidden');
  row.setAttribute('data-open', '');
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Whether a click is meant for the browser: a new tab, a download, another button. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Address of a link within the site, for the router; undefined for any other link. */
export function internalPath(
  link: HTMLAnchorElement,
  origin: string,
  base: string,
): string | undefined {
  if (link.origin !== origin || link.target || !link.pathname.startsWith(base)) return undefined;
  return link.pathname + link.search + link.hash;
}

/** Opens or shuts every disclosure of the rows, as the expanded view asks. */
export function setAllOpen(root: HTMLElement, open: boolean): void {
  for (const details of root.querySelectorAll<HTMLDetailsElement>('details[data-signature]')) {
    details.open = open;
  }
}

const RESET_AFTER = 2000;

/** Writes to the clipboard and says so on the button, only once it has happened. */
async function copy(button: HTMLButtonElement, text: string): Promise<void> {
  const label = button.dataset.label ?? '';
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = 'Copied';
  } catch {
    button.textContent = 'Not copied';
  }
  window.setTimeout(() => {
    button.textContent = label;
  }, RESET_AFTER);
}

function actionButton(label: string, text: (row: HTMLElement) => string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.dataset.label = label;
  button.setAttribute('aria-live', 'polite');
  button.addEventListener('click', () => {
    const row = button.closest<HTMLElement>('[data-api-kind]');
    if (row) void copy(button, text(row));
  });
  return button;
}

/**
 * One pair of buttons for all rows: it moves to the row that is pointed at or holds the focus, so that a page of
 * 560 rows does not carry 1,120 buttons.
 */
export function createRowActions(): HTMLElement {
  const element = document.createElement('span');
  element.dataset.apiActions = '';
  element.append(
    actionButton('Copy name', (row) => row.dataset.apiName ?? ''),
    actionButton('Copy link', (row) => `${window.location.href.split('#')[0]}#${row.id}`),
  );
  return element;
}

/** Moves the buttons to a row; they stay where they are while one of them has the focus. */
export function placeRowActions(actions: HTMLElement, row: HTMLElement): void {
  const head = row.querySelector('dt');
  if (!head || actions.parentElement === head) return;
  if (actions.contains(document.activeElement) && actions.isConnected) return;
  head.append(actions);
}
