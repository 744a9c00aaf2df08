import {type RefObject, useCallback, useEffect, useRef, useState} from 'react';

/** A type to show, and the link that asked for it. */
export interface PopoverTarget {
  key: string;
  href: string;
  anchor: HTMLElement;
  /** The reader asked by key or touch: focus moves into it. */
  enter: boolean;
}

/** Milliseconds that a pointer rests on a type before it is shown, and may leave it before it is hidden. */
const SHOW_AFTER = 200;
const HIDE_AFTER = 250;

/** Decides when the type under the pointer or the focus is shown. */
export function usePopover(ref: RefObject<HTMLElement | null>): {
  target: PopoverTarget | null;
  close: (restoreFocus?: boolean) => void;
  keep: () => void;
  leave: () => void;
} {
  const [target, setTarget] = useState<PopoverTarget | null>(null);
  const timer = useRef(0);
  const wait = useCallback((action: () => void, delay: number): void => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(action, delay);
  }, []);
  const keep = useCallback(() => window.clearTimeout(timer.current), []);
  const leave = useCallback(() => wait(() => setTarget(null), HIDE_AFTER), [wait]);
  const close = useCallback(
    (restoreFocus = false) => {
      keep();
      setTarget((current) => {
        if (restoreFocus) current?.anchor.focus();
        return null;
      });
    },
    [keep],
  );

  useEffect(() => {
    const root = ref.current;
    if (!root) return undefined;
    const linkOf = (event: Event): HTMLAnchorElement | null =>
      (event.target as Element).closest<HTMLAnchorElement>('a[data-api-type]');
    const show = (link: HTMLAnchorElement, enter: boolean): void => {
      const key = link.dataset.apiType;
      if (key) setTarget({key, href: link.href, anchor: link, enter});
    };
    const over = (event: PointerEvent): void => {
      const link = linkOf(event);
      if (link && event.pointerType !== 'touch') wait(() => show(link, false), SHOW_AFTER);
    };
    const out = (event: PointerEvent): void => {
      if (linkOf(event)) leave();
    };
    const focus = (event: FocusEvent): void => {
      const link = linkOf(event);
      if (link?.matches(':focus-visible')) wait(() => show(link, false), SHOW_AFTER);
    };
    const key = (event: KeyboardEvent): void => {
      const link = linkOf(event);
      if (event.key === 'Escape') close();
      if (!link || event.key !== 'ArrowDown') return;
      event.preventDefault();
      keep();
      show(link, true);
    };
    // A finger cannot rest on a link: the first touch shows the type, which has a link to its page.
    let touched = false;
    const down = (event: PointerEvent): void => {
      touched = event.pointerType === 'touch';
    };
    const click = (event: MouseEvent): void => {
      const link = linkOf(event);
      if (!link || !touched) return;
      event.preventDefault();
      show(link, true);
    };
    root.addEventListener('pointerover', over);
    root.addEventListener('pointerout', out);
    root.addEventListener('focusin', focus);
    root.addEventListener('keydown', key);
    root.addEventListener('pointerdown', down);
    root.addEventListener('click', click, true);
    return () => {
      window.clearTimeout(timer.current);
      root.removeEventListener('pointerover', over);
      root.removeEventListener('pointerout', out);
      root.removeEventListener('focusin', focus);
      root.removeEventListener('keydown', key);
      root.removeEventListener('pointerdown', down);
      root.removeEventListener('click', click, true);
    };
  }, [ref, close, keep, leave, wait]);

  return {target, close, keep, leave};
}
