/** Name of a color scheme, as a visitor chooses it. */
export type SchemeName = 'light' | 'dark' | 'system';

/** All schemes, in the order the dialog shows them. */
export const SCHEMES: readonly SchemeName[] = ['system', 'light', 'dark'];

/**
 * Chooses a color scheme by name. An unknown name logs a console error and changes nothing
 * (SPEC section 5).
 *
 * @param apply the framework's `setColorMode`; `null` follows the operating system
 * @param report where the error goes
 */
export function setScheme(
  name: string,
  apply: (choice: 'light' | 'dark' | null) => void,
  // eslint-disable-next-line no-console -- the specification asks for a console error
  report: (message: string) => void = console.error,
): void {
  const known = SCHEMES.find((scheme) => scheme === name);
  if (known) {
    apply(known === 'system' ? null : known);
  } else {
    report(`Unknown color scheme "${name}": use ${[...SCHEMES].sort().join(', ')}.`);
  }
}
