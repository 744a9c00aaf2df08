import {cleanup, render, screen} from '@testing-library/react';
import {Component, type ReactNode} from 'react';

/** Shows the message of what is thrown below it. */
class Boundary extends Component<{children: ReactNode}, {message: string}> {
  override state = {message: ''};

  static getDerivedStateFromError(error: Error) {
    return {message: error.message};
  }

  override render() {
    return this.state.message ? <p role="alert">{this.state.message}</p> : this.props.children;
  }
}

/** The message of what an element throws when it is rendered; empty when it throws nothing. */
export function thrownBy(element: ReactNode): string {
  render(<Boundary>{element}</Boundary>);
  const message = screen.queryByRole('alert')?.textContent ?? '';
  cleanup();
  return message;
}

/** The texts of a column, from top to bottom, as they are in the document. */
export const textsOf = (field: string) =>
  [...document.querySelectorAll(`[role="row"][data-id] [data-field="${field}"]`)].map(
    ({textContent}) => textContent,
  );

/** A cell of the body. */
export function cellOf(id: number | string, field: string): HTMLElement {
  const cell = document.querySelector<HTMLElement>(
    `[role="row"][data-id="${id}"] [data-field="${field}"]`,
  );
  if (!cell) {
    throw new Error(`No cell ${field} in row ${id}.`);
  }
  return cell;
}
