import {stem} from './words';

const NAME = 'x-search';
/** How long the text of a page may take to come, in milliseconds. */
const PATIENCE = 15_000;

let sheet: CSSStyleSheet | undefined;

function addStyle(): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `::highlight(${NAME}){background-color:var(--x-warning-soft);color:var(--x-warning);}`,
    );
    document.adoptedStyleSheets.push(sheet);
  }
}

/** Ranges of the words, or of words with the same root, in the text of an element. */
export function findTerms(root: Node, terms: readonly string[]): Range[] {
  const roots = terms.map(stem).filter((term) => term.length > 1);
  if (roots.length === 0) {
    return [];
  }
  const escaped = roots.map((term) => term.replace(/[^\p{L}\p{N}]/gu, '\\$&'));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})[\\p{L}\\p{N}]*`, 'giu');
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const match of (node.nodeValue ?? '').matchAll(pattern)) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      ranges.push(range);
    }
  }
  return ranges;
}

/** Takes the highlights off the page. */
export function clearHighlights(): void {
  (CSS as Partial<typeof CSS>).highlights?.delete(NAME);
}

/**
 * Highlights terms on a page once its text is there, without touching its elements; Escape, or leaving
 * the page, ends it. Browsers without highlights show the page as it is. Called before the address changes: the page
 * in view shows on until its successor has come, whose text must be told from its own.
 *
 * @param pathname path of the page, with the base
 */
export function highlightOnArrival(pathname: string, terms: readonly string[]): void {
  if (!(CSS as Partial<typeof CSS>).highlights) {
    return;
  }
  const find = () => document.querySelector('article .markdown');
  const former = window.location.pathname === pathname ? null : find();
  const start = performance.now();
  const end = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      clearHighlights();
      document.removeEventListener('keydown', end);
    }
  };
  const attempt = () => {
    const text = find();
    if (window.location.pathname === pathname && text && text !== former) {
      const ranges = findTerms(text, terms);
      if (ranges.length > 0) {
        addStyle();
        CSS.highlights.set(NAME, new Highlight(...ranges));
        document.addEventListener('keydown', end);
      }
    } else if (performance.now() - start < PATIENCE) {
      window.setTimeout(attempt, 100);
    }
  };
  window.setTimeout(attempt, 100);
}
