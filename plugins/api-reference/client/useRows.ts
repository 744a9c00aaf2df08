import {type RefObject, useEffect} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {createRowActions, internalPath, isPlainClick, placeRowActions, showCurrent} from './rows';

/**
 * Makes the static rows below an element live: links go through the router, the addressed row is shown, copy
 * buttons follow the pointer and the focus, and a collapsed row opens by its name.
 */
export function useRows(ref: RefObject<HTMLElement | null>, baseUrl: string): void {
  const history = useHistory();
  const {hash, pathname} = useLocation();

  useEffect(() => {
    const root = ref.current;
    if (!root) return undefined;
    const update = (): void => showCurrent(root, window.location.hash);
    update();
    window.addEventListener('hashchange', update);
    return () => window.removeEventListener('hashchange', update);
  }, [ref, hash, pathname]);

  useEffect(() => {
    const root = ref.current;
    if (!root) return undefined;
    const actions = createRowActions();
    const point = (event: Event): void => {
      const row = (event.target as Element).closest<HTMLElement>('[data-api-kind]');
      if (row) placeRowActions(actions, row);
    };
    const click = (event: MouseEvent): void => {
      const target = event.target as Element;
      const link = target.closest<HTMLAnchorElement>('a[href]');
      if (!link || event.defaultPrevented || !isPlainClick(event)) return;
      const row = link.closest<HTMLElement>('[data-api-kind]');
      if (link.parentElement?.tagName === 'DT' && row) row.toggleAttribute('data-open');
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
  }, [ref, history, baseUrl]);
}
