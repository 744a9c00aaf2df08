/* What jsdom lacks and the components ask for; import it before them. */
import {TextDecoder, TextEncoder} from 'node:util';
import {deserialize, serialize} from 'node:v8';

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
  structuredClone: (value: unknown): unknown => deserialize(serialize(value)),
  ResizeObserver: NoObserver,
  IntersectionObserver: NoObserver,
});
