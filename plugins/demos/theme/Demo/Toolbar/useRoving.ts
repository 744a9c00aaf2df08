import {useState, type FocusEvent, type KeyboardEvent} from 'react';
import {rovingIndex} from '../../../client/rovingIndex';

/** What a control of the toolbar spreads on its element. */
export interface RovingProps {
  tabIndex: 0 | -1;
  'data-tool': string;
}

/** Result of {@link useRoving}. */
export interface Roving {
  /** Props of the toolbar element. */
  toolbar: {
    onFocus: (event: FocusEvent<HTMLElement>) => void;
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
  /** Props of one control. */
  tool: (id: string) => RovingProps;
}

/**
 * One tab stop for a whole toolbar. The stop is the control that had the focus last; before that, and when
 * that control is gone, the first of `ids`, which are the controls that are rendered, in their order.
 */
export function useRoving(ids: readonly string[]): Roving {
  const [last, setLast] = useState<string>();
  const stop = last !== undefined && ids.includes(last) ? last : ids[0];
  return {
    tool: (id) => ({tabIndex: id === stop ? 0 : -1, 'data-tool': id}),
    toolbar: {
      onFocus(event) {
        const id = event.target.dataset.tool;
        if (id) {
          setLast(id);
        }
      },
      onKeyDown(event) {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) {
          return;
        }
        const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tool]')];
        const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
        const current = tools.indexOf(event.target as HTMLElement);
        const next = rovingIndex(event.key, current, tools.length, rtl);
        if (next !== null) {
          event.preventDefault();
          tools[next]?.focus();
        }
      },
    },
  };
}
