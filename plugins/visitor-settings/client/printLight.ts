/** The parts of a page that printing touches. */
export interface PrintTarget {
  root: Pick<Element, 'getAttribute' | 'setAttribute'>;
  /** Media query that matches while the page is laid out for paper. */
  print: Pick<MediaQueryList, 'matches' | 'addEventListener'>;
}

/** Shows the light mode while the page is laid out for paper, and the visitor's mode again after it. */
export function printLight({root, print}: PrintTarget): void {
  let before: string | null = null;
  const apply = () => {
    const mode = root.getAttribute('data-theme');
    if (print.matches && mode !== 'light') {
      before = mode;
      root.setAttribute('data-theme', 'light');
    } else if (!print.matches && before !== null) {
      root.setAttribute('data-theme', before);
      before = null;
    }
  };
  print.addEventListener('change', apply);
  apply();
}
