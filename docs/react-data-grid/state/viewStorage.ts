import type {GridInitialState} from '@mui/x-data-grid';

/** Raise the number when columns change so much that old views make no sense. */
const KEY = 'order-table:view:1';

/** The stored view, or nothing when there is none, when it is damaged, or when storage is blocked. */
export function readView(): GridInitialState | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    return text ? (JSON.parse(text) as GridInitialState) : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a view without what belongs to the moment: the open panel and the number of rows. */
export function writeView({preferencePanel: _, pagination, ...view}: GridInitialState) {
  try {
    const kept = {...view, pagination: {paginationModel: pagination?.paginationModel}};
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Blocked or full: the view lasts as long as the page.
  }
}

/** Removes the stored view. */
export function forgetView() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Blocked: nothing is stored.
  }
}
