import type {Budgets, Figure, PageReport} from './types';

/** Words for the figures, with their units. */
export const FIGURES: Readonly<Record<Figure, string>> = {
  html: 'HTML, bytes in gzip',
  inlineScripts: 'inline scripts, bytes in gzip',
  blockingScripts: 'scripts before the load event, bytes in gzip',
  lateScripts: 'scripts after the load event, bytes in gzip',
  styles: 'style sheets, bytes in gzip',
  requests: 'requests before the load event',
  elements: 'elements',
};

/** What is wrong with the file itself: pages that were not built, figures that are not known or no numbers. */
export function budgetFaults(budgets: Budgets, isBuilt: (path: string) => boolean): string[] {
  return Object.entries(budgets).flatMap(([name, {path, most}]) => [
    ...(isBuilt(path) ? [] : [`${name}: path: expected a page of this build, found "${path}".`]),
    ...Object.entries(most)
      .filter(([figure, limit]) => !(figure in FIGURES) || !Number.isInteger(limit))
      .map(
        ([figure, limit]) =>
          `${name}: most.${figure}: expected a whole number for one of ` +
          `${Object.keys(FIGURES).join(', ')}, found ${JSON.stringify(limit)}.`,
      ),
  ]);
}

/** Figures that are over their budget, one line each. */
export function overBudget(reports: readonly PageReport[]): string[] {
  return reports.flatMap(({name, path, figures, most}) =>
    (Object.keys(FIGURES) as Figure[])
      .filter((figure) => most[figure] !== undefined && figures[figure] > most[figure])
      .map(
        (figure) =>
          `${name} (${path || 'the home page'}): ${FIGURES[figure]}: expected at most ` +
          `${most[figure]}, found ${figures[figure]}.`,
      ),
  );
}
