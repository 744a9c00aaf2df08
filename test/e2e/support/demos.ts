import type {Locator, Page} from '@playwright/test';

/** A page whose first demo is a Data Grid with one styling, written in TypeScript with types to strip. */
export const GRID = 'react-data-grid/sorting/';

/** A page that has, below its first screen, a demo in all three stylings. */
export const BARS = 'react-charts/bars/';

/** Name of that demo. Its `css` variant gives its chart the class `outlined-forecast`. */
export const STYLED = 'OutlinedForecast';

/** The first demo of {@link GRID}. */
export const plain = (page: Page): Locator => page.locator('[data-demo]').first();

/** The demo {@link STYLED} of {@link BARS}. */
export const styled = (page: Page): Locator => page.locator(`[data-demo="${STYLED}"]`);

/** A button of a demo's toolbar, by its whole name. */
export const tool = (demo: Locator, name: string): Locator =>
  demo.getByRole('toolbar').getByRole('button', {name, exact: true});

/** The opened code of a demo. */
export const code = (demo: Locator): Locator => demo.getByRole('tabpanel');

/** Name of a demo. */
export const nameOf = async (demo: Locator): Promise<string> =>
  (await demo.getAttribute('data-demo')) ?? '';
