import type {VariantHash} from '../../../src/settings/parseVariantHash';

/** Id of the style element that {@link reserveForHash} adds. */
export const RESERVE_ID = 'x-demo-target';

/**
 * Keeps the place of code that the address opens, before the first paint: the code comes after hydration, and
 * what is below it must not move then. Does nothing for any other address.
 *
 * The inline head script uses this function's source text, so it refers to nothing outside itself.
 */
export function reserveForHash(
  document: Document,
  hash: string,
  parse: (hash: string) => VariantHash | null,
  id: string,
): void {
  const variant = parse(hash);
  if (variant?.language && /^\w+$/.test(variant.name)) {
    const style = document.createElement('style');
    style.id = id;
    style.textContent = `[data-demo="${variant.name}"] [data-code]{block-size:366px;overflow:hidden}`;
    document.head.append(style);
  }
}
