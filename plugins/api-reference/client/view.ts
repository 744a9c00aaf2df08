/** How rows are laid out. */
export type ApiView = 'table' | 'expanded' | 'collapsed';

export const API_VIEWS: readonly ApiView[] = ['table', 'expanded', 'collapsed'];

/** Where the choice is kept, on this device. It is no setting of the site: it concerns API pages alone. */
export const VIEW_STORAGE_KEY = 'x-docs.api-view';

/** A stored value as a view; anything unknown is the table. */
export const parseView = (value: string | null | undefined): ApiView =>
  API_VIEWS.find((view) => view === value) ?? 'table';

/** Statement for the page's head that applies the stored view before the first paint. */
export const VIEW_HEAD_SCRIPT = `try{var v=localStorage.getItem('${VIEW_STORAGE_KEY}');v&&(document.documentElement.dataset.apiView=v)}catch(e){}`;

/** Applies a view to the document. */
export function markView(root: HTMLElement, view: ApiView): void {
  root.dataset.apiView = view;
}

/** Reads the reader's choice; storage that refuses gives the table. */
export function readView(storage: () => Pick<Storage, 'getItem'>): ApiView {
  try {
    return parseView(storage().getItem(VIEW_STORAGE_KEY));
  } catch {
    return 'table';
  }
}

/** Keeps the reader's choice where that is possible. */
export function writeView(storage: () => Pick<Storage, 'setItem'>, view: ApiView): void {
  try {
    storage().setItem(VIEW_STORAGE_KEY, view);
  } catch {
    // A browser that keeps nothing still shows the view on this page.
  }
}
