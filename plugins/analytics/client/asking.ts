/** The visitor's answer to the banner. */
export type Answer = 'granted' | 'denied';

let asking = false;
let onAnswer: ((answer: Answer) => void) | undefined;
const listeners = new Set<() => void>();

function setAsking(value: boolean) {
  asking = value;
  listeners.forEach((listener) => listener());
}

/** Whether the banner is on display. */
export const isAsking = () => asking;

/** Calls `listener` whenever the banner comes or goes; returns a function that ends it. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the banner and hands the visitor's answer to `receive`. */
export function ask(receive: (answer: Answer) => void): void {
  onAnswer = receive;
  setAsking(true);
}

/** Gives the visitor's answer and takes the banner away. */
export function answer(given: Answer): void {
  setAsking(false);
  onAnswer?.(given);
}
