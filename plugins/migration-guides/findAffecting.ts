import type {ChangeSummary} from './types';

/** What the reader asked to see. */
export interface ChangeFilter {
  /** Name of a component, or nothing for all. */
  component: string;
  /** The reader's code, or nothing. */
  code: string;
  hideDone: boolean;
}

/** Every name in a text of code: identifiers, and words of paths as in `@mui/x-data-grid`. */
export function namesIn(code: string): Set<string> {
  return new Set([
    ...(code.match(/[A-Za-z_$][\w$]*/g) ?? []),
    ...(code.match(/@?[\w-]+(?:\/[\w-]+)+/g) ?? []),
  ]);
}

/**
 * Whether code is affected by a change: it contains one of the change's names, or, where a change has none, one of its
 * components. A change that names neither affects everybody.
 */
export function affects({names, components}: ChangeSummary, code: ReadonlySet<string>): boolean {
  const wanted = names.length > 0 ? names : components;
  return wanted.length === 0 || wanted.some((name) => code.has(name));
}

/** The changes that a filter leaves, in their order. */
export function findAffecting(
  changes: readonly ChangeSummary[],
  {component, code, hideDone}: ChangeFilter,
  done: ReadonlySet<string>,
): ChangeSummary[] {
  const names = code.trim() ? namesIn(code) : undefined;
  return changes.filter(
    (change) =>
      (!component || change.components.length === 0 || change.components.includes(component)) &&
      (!names || affects(change, names)) &&
      !(hideDone && done.has(change.id)),
  );
}
