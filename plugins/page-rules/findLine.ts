/** The lines of a page between its two `---`, as far as they are there. */
function frontMatterLines(source: string): string[] {
  const lines = source.split('\n');
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  return lines.slice(0, end < 0 ? lines.length : end);
}

/**
 * Line of a front-matter field in its file, counted from 1. A field that is not there is looked for
 * where it belongs: in its parent, else at the top of the page.
 *
 * @param path names of the field and of those around it, outermost first
 */
export function findLine(source: string, path: readonly string[]): number {
  const lines = frontMatterLines(source);
  let at = 0;
  for (const [depth, name] of path.entries()) {
    const key = new RegExp(
      `${depth === 0 ? '^' : '(?:^\\s+|[{,]\\s*)'}["']?${escape(name)}["']?\\s*:`,
    );
    const found = lines.findIndex((line, index) => index >= at && key.test(line));
    if (found < 0) {
      break;
    }
    at = found;
  }
  return at + 1;
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
