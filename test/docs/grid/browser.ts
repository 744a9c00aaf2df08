import {TextEncoder} from 'node:util';

/** What the components ask of a browser and jsdom lacks. Import it before them. */
globalThis.TextEncoder ??= TextEncoder;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
