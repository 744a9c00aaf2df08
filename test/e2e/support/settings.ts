import {existsSync} from 'node:fs';
import {expect, type BrowserContext, type Locator, type Page} from '@playwright/test';

/** A page of each product that shows a live demo. */
export const DEMO_PAGES = [
  ['Data Grid', 'react-data-grid/sorting/'],
  ['Date and Time Pickers', 'react-date-pickers/date-picker/'],
  ['Charts', 'react-charts/bars/'],
  ['Tree View', 'react-tree-view/rich-tree-view/items/'],
] as const;

/** Whether a page is in the build under test. */
export const isBuilt = (path: string): boolean => existsSync(`build/${path}index.html`);

/** What is stored when a visitor has chosen everything that is not a default. */
export const EVERYTHING = {
  local: {
    'theme-x-docs': 'dark',
    'x-docs:direction': 'rtl',
    'x-docs:density': 'dense',
    'x-docs:spacing': '3',
    'x-docs:palette': '{"primary":{"main":"#ff0000"},"secondary":{"main":"#00ff00"}}',
    'x-docs:packageManager': 'pnpm',
  },
  cookies: {codeVariant: 'JS', codeStyling: 'tailwind'},
};

/** Stores choices before the first page of a context is opened. */
export async function store(
  context: BrowserContext,
  origin: string,
  choices: {local?: Record<string, string>; cookies?: Record<string, string>},
): Promise<void> {
  await context.addCookies(
    Object.entries(choices.cookies ?? {}).map(([name, value]) => ({name, value, url: origin})),
  );
  await context.addInitScript((local) => {
    // Frames of edited demos have no storage.
    if (window.origin === 'null') {
      return;
    }
    // Once for the context: a later choice of the visitor must not be undone by a reload.
    if (!sessionStorage.getItem('seeded')) {
      sessionStorage.setItem('seeded', 'yes');
      Object.entries(local).forEach(([name, text]) => localStorage.setItem(name, text));
    }
  }, choices.local ?? {});
}

/** Opens the settings and waits for what is in them. */
export async function openSettings(page: Page): Promise<Locator> {
  await page.getByRole('button', {name: 'Settings', exact: true}).click();
  const dialog = page.getByRole('dialog', {name: 'Settings'});
  await expect(dialog.getByRole('group', {name: 'Code styling'})).toBeVisible();
  return dialog;
}

/** Picks an option of one group by its label. */
export async function choose(dialog: Locator, group: string, option: string): Promise<void> {
  await dialog
    .getByRole('group', {name: group, exact: true})
    .getByText(option, {exact: true})
    .click();
}

/** Attributes of `<html>` that show settings. */
export async function rootAttributes(page: Page): Promise<Record<string, string | null>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [
        'data-theme',
        'data-theme-choice',
        'dir',
        'data-density',
        'data-package-manager',
        'data-code-language',
        'data-code-styling',
      ].map((name) => [name, document.documentElement.getAttribute(name)]),
    ),
  );
}
