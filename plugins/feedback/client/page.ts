import {sectionInView} from '../sectionInView';

/** Text of a heading without the link to its own address. */
function textOf(heading: HTMLElement): string {
  const parts = [...heading.childNodes].filter(
    (node) => !(node instanceof Element && node.matches('.hash-link')),
  );
  const text = parts.map(({textContent}) => textContent ?? '').join('');
  return text.replace(/\s+/g, ' ').trim();
}

/** The section of the article that is in view. */
export function readSection(): ReturnType<typeof sectionInView> {
  const found = document.querySelectorAll<HTMLElement>('article :is(h2, h3)[id]');
  const headings = [...found].map((heading) => ({
    id: heading.id,
    text: textOf(heading),
    top: heading.getBoundingClientRect().top,
  }));
  return sectionInView(headings, window.innerHeight);
}

/** The storage of the visit; nothing where the browser gives none. */
export function visitStorage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
