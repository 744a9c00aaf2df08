/** Height, px, that the content and the layers over it need. A layer that covers the window needs none of its own. */
export function measureHeight(place: Element): number {
  const {scrollTop} = document.documentElement;
  const content = document.createRange();
  content.selectNodeContents(place);
  const layers = [...document.body.children].filter(
    (element) => element !== place && getComputedStyle(element).position === 'absolute',
  );
  return Math.max(
    content.getBoundingClientRect().height,
    ...layers.map((element) => element.getBoundingClientRect().bottom + scrollTop),
  );
}

/** Calls back with the height, now and whenever it changes. Gives a function that stops. */
export function watchHeight(place: Element, tell: (height: number) => void): () => void {
  let last = -1;
  const check = () => {
    const height = Math.ceil(measureHeight(place));
    if (height !== last) {
      last = height;
      tell(height);
    }
  };
  const sizes = new ResizeObserver(check);
  const observeAll = () => [...place.children].forEach((child) => sizes.observe(child));
  const changes = new MutationObserver(() => {
    observeAll();
    requestAnimationFrame(check);
  });
  changes.observe(document.body, {childList: true, subtree: true, attributeFilter: ['style']});
  observeAll();
  check();
  return () => {
    sizes.disconnect();
    changes.disconnect();
  };
}
