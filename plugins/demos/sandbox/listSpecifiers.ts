/** Every module specifier of a file; small enough for the browser, where edited code has to be read. */
const STATEMENT =
  /(^|[;}\n])([ \t]*(?:import|export)\b(?:[^'"`;]*?\bfrom)?\s*|[^\n'"`]*?\bimport\(\s*)(['"])([^'"\n]+)\3/g;

/** Blanks comments without moving anything, so that code in them is not read. */
function blankComments(code: string): string {
  return code.replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
}

/** Lists what a file imports or re-exports, each once, in source order. */
export function listSpecifiers(code: string): string[] {
  const found = new Set<string>();
  for (const match of blankComments(code).matchAll(STATEMENT)) {
    found.add(match[4] ?? '');
  }
  return [...found];
}

/** Replaces module specifiers; `rename` gets each one and gives what to write instead. */
export function replaceSpecifiers(code: string, rename: (specifier: string) => string): string {
  const readable = blankComments(code);
  let result = '';
  let end = 0;
  for (const match of readable.matchAll(STATEMENT)) {
    const specifier = match[4] ?? '';
    const position = match.index + match[0].length - 1 - specifier.length;
    result += code.slice(end, position) + rename(specifier);
    end = position + specifier.length;
  }
  return result + code.slice(end);
}
