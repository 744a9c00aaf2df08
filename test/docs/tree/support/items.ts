import {act, fireEvent, screen} from '@testing-library/react';

/** The item with this label. */
export const itemOf = (label: string): HTMLElement =>
  screen.getByText(label).closest('li') as HTMLElement;

/** Focuses an item and presses a key on it. */
export function press(label: string, key: string, init: KeyboardEventInit = {}): void {
  act(() => itemOf(label).focus());
  fireEvent.keyDown(itemOf(label), {key, ...init});
}
