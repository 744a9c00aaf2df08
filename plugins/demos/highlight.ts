import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index';

loadLanguages.silent = true;
loadLanguages(['markup', 'css', 'typescript', 'jsx', 'tsx', 'bash', 'json', 'diff', 'yaml']);

/** Fence languages by the name writers use; the value is Prism's name, or null for plain text. */
const LANGUAGES: Record<string, string | null> = {
  tsx: 'tsx',
  ts: 'typescript',
  jsx: 'jsx',
  js: 'jsx',
  mjs: 'jsx',
  bash: 'bash',
  sh: 'bash',
  json: 'json',
  css: 'css',
  html: 'markup',
  markup: 'markup',
  xml: 'markup',
  svg: 'markup',
  yaml: 'yaml',
  yml: 'yaml',
  diff: null,
  text: null,
  txt: null,
};

/** Every language name that a fence may have. */
export const KNOWN_LANGUAGES = Object.keys(LANGUAGES);

/**
 * Prism's token types and the one class each is shown in. Types that are absent (punctuation,
 * operators, plain text) get no span: half the size of the HTML, and the colors are few by design.
 */
const CLASSES: Record<string, string> = {
  comment: 'comment',
  prolog: 'comment',
  doctype: 'comment',
  cdata: 'comment',
  keyword: 'keyword',
  atrule: 'keyword',
  rule: 'keyword',
  important: 'keyword',
  'attr-name': '',
  property: '',
  'literal-property': '',
  parameter: '',
  string: 'string',
  'attr-value': 'string',
  'template-string': 'string',
  char: 'string',
  url: 'string',
  regex: 'string',
  number: 'number',
  boolean: 'number',
  constant: 'number',
  unit: 'number',
  color: 'number',
  null: 'number',
  function: 'function',
  'function-variable': 'function',
  selector: 'function',
  'class-name': 'class-name',
  'maybe-class-name': 'class-name',
  builtin: 'class-name',
  tag: 'class-name',
  script: '',
  interpolation: '',
  'plain-text': '',
};

/** A piece of code in one color; `''` stands for the color of plain text. */
interface Run {
  text: string;
  className: string;
}

/** How a line of a fence is set apart. */
export type LineMark = 'highlighted' | 'inserted' | 'deleted';

const LINE_TAGS: Record<LineMark, [open: string, close: string]> = {
  highlighted: ['<mark class="line">', '</mark>'],
  inserted: ['<ins class="line">', '</ins>'],
  deleted: ['<del class="line" data-copy-skip="">', '</del>'],
};

/** Escapes text for HTML element content. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/**
 * Highlights code: text with `<span class="token …">`, none nested in another.
 *
 * @param language One of {@link KNOWN_LANGUAGES}.
 * @throws When the language is not known.
 */
export function highlight(code: string, language: string): string {
  return tokenize(code, language).map(printRun).join('');
}

/**
 * Highlights code and wraps the marked lines in `<mark>`, `<ins>` or `<del>` with the class `line`.
 * The line break is part of the wrapper, so that the wrapper can be shown as a block.
 *
 * @param marks Line, counted from 1, to mark.
 */
export function highlightLines(
  code: string,
  language: string,
  marks: ReadonlyMap<number, LineMark>,
): string {
  if (marks.size === 0) {
    return highlight(code, language);
  }
  return splitLines(tokenize(code, language))
    .map((runs, index, lines) => {
      const html = runs.map(printRun).join('') + (index < lines.length - 1 ? '\n' : '');
      const mark = marks.get(index + 1);
      if (!mark) {
        return html;
      }
      const [open, close] = LINE_TAGS[mark];
      return `${open}${html}${close}`;
    })
    .join('');
}

function tokenize(code: string, language: string): Run[] {
  const prismName = LANGUAGES[language];
  if (prismName === undefined) {
    throw new Error(
      `Code language "${language}" is not known. Expected one of ${KNOWN_LANGUAGES.join(', ')}.`,
    );
  }
  const grammar = prismName === null ? undefined : Prism.languages[prismName];
  const runs: Run[] = [];
  flatten(grammar ? Prism.tokenize(code, grammar) : [code], '', runs);
  return runs;
}

type TokenStream = string | Prism.Token | (string | Prism.Token)[];

function flatten(stream: TokenStream, inherited: string, runs: Run[]): void {
  if (typeof stream === 'string') {
    pushRun(runs, stream, inherited);
  } else if (Array.isArray(stream)) {
    stream.forEach((token) => flatten(token, inherited, runs));
  } else {
    flatten(stream.content, classOf(stream, inherited), runs);
  }
}

function classOf(token: Prism.Token, inherited: string): string {
  // The outer `tag` of `<Box sx={…}>` holds expressions too; only the inner one is the name.
  if (token.type === 'tag' && Array.isArray(token.content) && inherited !== 'class-name') {
    const nested = token.content.some((part) => typeof part !== 'string' && part.type === 'tag');
    if (nested) {
      return '';
    }
  }
  if (token.type === 'punctuation' || token.type === 'operator') {
    const equals = token.alias === 'attr-equals';
    return !equals && /^(string|comment)$/.test(inherited) ? inherited : '';
  }
  const own = CLASSES[token.type];
  if (own !== undefined) {
    return own;
  }
  const aliases = typeof token.alias === 'string' ? [token.alias] : (token.alias ?? []);
  const alias = aliases.map((name) => CLASSES[name]).find((name) => name !== undefined);
  return alias ?? inherited;
}

function pushRun(runs: Run[], text: string, className: string): void {
  const last = runs.at(-1);
  if (last && (last.className === className || text.trim() === '')) {
    last.text += text;
  } else {
    runs.push({text, className});
  }
}

function printRun({text, className}: Run): string {
  const escaped = escapeHtml(text);
  return className === '' ? escaped : `<span class="token ${className}">${escaped}</span>`;
}

function splitLines(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const {text, className} of runs) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) {
        lines.push([]);
      }
      if (part !== '') {
        lines.at(-1)?.push({text: part, className});
      }
    });
  }
  return lines;
}
