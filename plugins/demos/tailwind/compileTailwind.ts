import {readFileSync} from 'node:fs';
import path from 'node:path';
import {compile} from 'tailwindcss';

/**
 * What demos are compiled from: Tailwind's theme and utilities, no reset. Utilities are `!important`, as the
 * styles that Material UI adds at run time lie in no layer and would win otherwise; in a sandbox, where the
 * whole page is the demo's, layers put them in order instead. `dark:` follows the site's mode.
 */
const INPUT = `@layer theme, utilities;
@import 'tailwindcss/theme.css' layer(theme);
@import 'tailwindcss/utilities.css' layer(utilities) important;
@custom-variant dark (&:where([data-theme='dark'], [data-theme='dark'] *));
`;

/** Compiles the utilities among the candidates; whatever is no utility is ignored. */
export async function compileTailwind(candidates: Iterable<string>): Promise<string> {
  const {build} = await compile(INPUT, {base: __dirname, loadStylesheet});
  return build([...candidates]);
}

async function loadStylesheet(id: string, base: string) {
  const folder = path.dirname(require.resolve('tailwindcss/package.json'));
  const file = path.join(folder, path.basename(id));
  return {path: file, base, content: readFileSync(file, 'utf8')};
}
