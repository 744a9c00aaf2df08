/** One mistake of a writer, and what to do about it. */
export interface Fault {
  /** File, from the root of the repository. */
  file: string;
  /** Line in that file, counted from 1. */
  line?: number;
  /** What is wrong: what was expected and what was found. */
  message: string;
  /** What to do. */
  remedy: string;
}

/**
 * Formats faults one a line, sorted by file and line.
 *
 * @param title First line, without the count: `docs/a/a.mdx cannot be compiled`.
 */
export function formatFaults(title: string, faults: readonly Fault[]): string {
  const sorted = [...faults].sort(
    (a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0),
  );
  const lines = sorted.map(({file, line, message, remedy}) => {
    const place = line === undefined ? file : `${file}:${line}`;
    return `  ${place} ${message} ${remedy}`;
  });
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  return [`${title}: ${count}`, ...lines].join('\n');
}

/**
 * Carries every fault found in one pass; its message lists them all. It has no stack: the fault is in
 * a page, and where the site's code noticed it tells a writer nothing.
 */
export class DemoError extends Error {
  constructor(title: string, faults: readonly Fault[]) {
    super(formatFaults(title, faults));
    this.name = 'DemoError';
    this.stack = `${this.name}: ${this.message}`;
  }
}
