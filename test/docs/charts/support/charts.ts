/** The `d` of every line in the page, in the order of the series. */
export const linePaths = () =>
  [...document.querySelectorAll('.MuiLineChart-line')].map((path) => path.getAttribute('d') ?? '');

/** How many separate strokes a path has. */
export const strokesOf = (path: string) => path.split('M').length - 1;

/** The texts at the ticks of an axis. */
export const ticksOf = (direction: 'x' | 'y') =>
  [
    ...document.querySelectorAll(
      `.MuiChartsAxis-direction${direction.toUpperCase()} .MuiChartsAxis-tickLabel`,
    ),
  ].map((label) => label.textContent);
