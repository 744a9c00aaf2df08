import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** What axe may report without failing a test. `test/e2e/exceptions.spec.ts` fails once one is not needed. */
export const AXE_EXCEPTIONS = [
  {
    rule: 'color-contrast',
    html: 'MUI X Missing license key',
    /** A page that needs the exception. */
    page: 'react-data-grid/sorting/',
    reason: 'The notice of paid components without a license key is drawn by the components.',
  },
  {
    rule: 'empty-table-header',
    html: 'MuiDataGrid-columnHeader--emptyGroup',
    page: 'react-data-grid/column-groups/',
    reason: 'The grid draws an empty header above columns that are in no group.',
  },
  {
    rule: 'aria-prohibited-attr',
    html: 'aria-label="Detail panel toggle"',
    page: 'react-data-grid/master-detail/',
    reason:
      'The grid names the header of its column for detail panels in a way that no reader hears.',
  },
] as const;

/** An element that breaks a rule. */
export interface AxeFault {
  readonly rule: string;
  readonly html: string;
}

/** Which part of a page is looked at, as selectors; the whole page unless told. */
export interface Part {
  readonly include?: string;
  readonly exclude?: string;
}

/** Everything that axe finds on the page as it is, exceptions included. */
export async function allAxeFaults(page: Page, {include, exclude}: Part = {}): Promise<AxeFault[]> {
  // Without frames, which hold what is not of this site, and without lists of what is well, axe is four times as fast.
  const builder = new AxeBuilder({page}).setLegacyMode().options({resultTypes: ['violations']});
  if (include) {
    builder.include(include);
  }
  if (exclude) {
    builder.exclude(exclude);
  }
  const {violations} = await builder.analyze();
  return violations.flatMap(({id, nodes}) => nodes.map(({html}) => ({rule: id, html})));
}

/** What axe finds on the page as it is, without the exceptions. */
export async function axeFaults(page: Page, part?: Part): Promise<AxeFault[]> {
  const faults = await allAxeFaults(page, part);
  return faults.filter(
    (fault) =>
      !AXE_EXCEPTIONS.some(({rule, html}) => fault.rule === rule && fault.html.includes(html)),
  );
}
