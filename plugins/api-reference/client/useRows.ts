import {type RefObject, useEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import {internalPath, isPlainClick} from './links';
import {createRowActions, placeRowActions} from './rowActions';
import {openRow} from './showRows';
import {useApiTexts} from './texts';
import {watchTypes} from './typePopover';

/**
 * Makes the static rows below an element live: links go through the router, types open beside their names, copy
 * buttons follow the pointer and the focus, and a collapsed row opens by its name.
 */
export function useRows(ref: RefObject<HTMLElement | null>, baseUrl: string): void {
  const history = useHistory();
  const text = useApiTexts();

  useEffect(
    () => watchTypes({baseUrl, navigate: (path) => history.push(path)}),
    [baseUrl, history],
  );

  useEffect(() => {
    const root = ref.current;
    if (!root) return undefined;
    linkNames(root);
    const actions = createRowActions({
      copyName: text('copyName'),
      copyLink: text('copyLink'),
      copied: text('copied'),
    });
    const point = (event: Event): void => {
      const row = (event.target as Element).closest<HTMLElement>('[data-api-kind]');
      if (row) placeRowActions(actions, row);
    };
    const click = (event: MouseEvent): void => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
      if (!link || event.defaultPrevented || !isPlainClick(event)) return;
      toggleCollapsed(link, event);
      const path = internalPath(link, window.location.origin, baseUrl);
      if (!path || link.pathname === window.location.pathname) return;
      event.preventDefault();
      history.push(path);
    };
    root.addEventListener('pointerover', point);
    root.addEventListener('focusin', point);
    root.addEventListener('click', click);
    return () => {
      root.removeEventListener('pointerover', point);
      root.removeEventListener('focusin', point);
      root.removeEventListener('click', click);
      actions.remove();
    };
  }, [ref, history, baseUrl, text]);
}

/** Makes names links to their rows, and names the rows, where the HTML left that out for its weight. */
function linkNames(root: HTMLElement): void {
  for (const name of root.querySelectorAll<HTMLAnchorElement>('[id] > dt > a:not([href])')) {
    const row = name.closest<HTMLElement>('[id]');
    if (!row) continue;
    row.dataset.apiName ??= name.textContent;
    name.setAttribute('href', `#${row.id}`);
  }
}

/** In the collapsed view a name opens its row, which is then the one in the address, and shuts it again. */
function toggleCollapsed(link: HTMLAnchorElement, event: MouseEvent): void {
  const row = link.closest<HTMLElement>('[data-api-kind]');
  if (!row || link.parentElement?.tagName !== 'DT' || !link.hasAttribute('aria-expanded')) return;
  const open = row.hasAttribute('data-open');
  openRow(row, !open);
  if (open) event.preventDefault();
}
