import {useLayoutEffect, type RefObject} from 'react';

/** Opens a dialog over the page, and closes it by a press beside it. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // A press on the backdrop arrives at the dialog itself; its content covers all of its box.
    const onPress = (event: Event) => event.target === element && element?.close();
    element?.addEventListener('click', onPress);
    return () => element?.removeEventListener('click', onPress);
  }, [dialog]);
}
