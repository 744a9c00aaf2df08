import {useEffect} from 'react';
import type {RefObject} from 'react';
import {gridExpandedSortedRowIdsSelector} from '@mui/x-data-grid-pro';
import type {GridApiPro} from '@mui/x-data-grid-pro';

/**
 * Lets `Tab` reach a list: its first row takes the place of the header, which a list does not have.
 *
 * @param field Field of the list's column while the list shows, of the first column otherwise.
 */
export function useListTabStop(
  apiRef: RefObject<GridApiPro | null>,
  isList: boolean,
  field: string,
) {
  useEffect(() => {
    const id = gridExpandedSortedRowIdsSelector(apiRef)[0];
    const cell = isList && id !== undefined ? {id, field} : null;
    const columnHeader = isList ? null : {field};
    apiRef.current?.setState((state) => ({
      ...state,
      tabIndex: {...state.tabIndex, cell, columnHeader},
    }));
  }, [apiRef, isList, field]);
}
