import {act, fireEvent, screen} from '@testing-library/react';

/** The section of that name, of the field at that place. */
export function section(name: string, place = 0): HTMLElement {
  const found = screen.getAllByRole('spinbutton', {name})[place];
  if (found === undefined) {
    throw new Error(`No section "${name}" at place ${place}.`);
  }
  return found;
}

const settle = () => act(() => void jest.advanceTimersByTime(20));

/** Types characters one by one, as a browser puts them into a section. Needs fake timers. */
export function typeInto(name: string, characters: string, place = 0): void {
  for (const character of characters) {
    const target = section(name, place);
    act(() => target.focus());
    target.textContent = character;
    fireEvent.input(target);
    settle();
  }
}

/** Presses a key in a section. Needs fake timers. */
export function pressIn(name: string, key: string, place = 0): void {
  const target = section(name, place);
  act(() => target.focus());
  fireEvent.keyDown(target, {key});
  settle();
}
