import {useCallback, useState} from 'react';

/** Counts the body cells that are in the document, and again whenever the grid adds or removes some. */
export function useCellCount(): [ref: (element: HTMLElement | null) => void, cells: number] {
  const [cells, setCells] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) {
      return undefined;
    }
    const count = () => setCells(element.querySelectorAll('.MuiDataGrid-cell[data-field]').length);
    const observer = new MutationObserver(count);
    observer.observe(element, {childList: true, subtree: true});
    count();
    return () => observer.disconnect();
  }, []);
  return [ref, cells];
}
