/** The one export that is used; the package has no types. */
declare module 'stylis' {
  import type {StylisPlugin} from '@emotion/cache';

  /** Adds the vendor prefixes of Emotion's default set-up. */
  export const prefixer: StylisPlugin;
}
