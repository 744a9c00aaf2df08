/* What jsdom lacks and the Data Grid asks for; import it before the grid. */
import {TextDecoder, TextEncoder} from 'node:util';

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

Object.assign(globalThis, {
  TextDecoder,
  TextEncoder,
  ResizeObserver: NoObserver,
  IntersectionObserver: NoObserver,
});
