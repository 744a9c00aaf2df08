import type {ChangeSummary} from './types';

/** What the reader asked to see. */
export interface ChangeFilter {
  /** Name of a component, or nothing for all. */
  component: string;
  /** The reader's code, or nothing. */
  code: string;
  hideDone: boolean;
}

/**
 * Whether a text of code contains a name as a whole: `page` is not in `pageSize`, `MuiTreeItem-group` is not in
 * `MuiTreeItem-groupTransition`, and `@mui/lab` is in `@mui/lab/TreeView`.
 */
export function hasName(code: string, name: string): boolean {
  const text = name.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  return new RegExp(`(?<![\\w$])${text}(?![\\w$])`).test(code);
}

/**
 * Whether code is affected by a change: it contains one of the change's names, or, where a change has none, one of its
 * components. A change that names neither affects everybody.
 */
export function affects({names, components}: ChangeSummary, code: string): boolean {
  const wanted = names.length > 0 ? names : components;
  return wanted.length === 0 || wanted.some((name) => hasName(code, name));
}

/** The changes that a filter leaves, in their order. */
export function findAffecting(
  changes: readonly ChangeSummary[],
  {component, code, hideDone}: ChangeFilter,
  done: ReadonlySet<string>,
): ChangeSummary[] {
  return changes.filter(
    (change) =>
      (!component || change.components.length === 0 || change.components.includes(component)) &&
      (!code.trim() || affects(change, code)) &&
      !(hideDone && done.has(change.id)),
  );
}
