/** A heading and where it is. */
export interface HeadingPlace {
  id: string;
  text: string;
  /** Distance from the top of the viewport, in pixels. */
  top: number;
}

/**
 * The section that a reader is at: the last heading above the middle of the viewport.
 *
 * @param headings headings in the order of the page
 * @param height height of the viewport, in pixels
 * @returns nothing before the first heading
 */
export function sectionInView(
  headings: readonly HeadingPlace[],
  height: number,
): Omit<HeadingPlace, 'top'> | undefined {
  const above = headings.filter(({id, top}) => id !== '' && top <= height / 2);
  const last = above.at(-1);
  return last && {id: last.id, text: last.text};
}
