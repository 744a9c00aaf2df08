/* What jsdom lacks and the components ask for; import it before them. */
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
