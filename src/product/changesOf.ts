import {migrationGuideOf} from './migrationGuide';
import {baseOf, CURRENT_NAME} from './versions';

/** Two majors and the page that lists what changed between them. */
export interface ChangesLink {
  /** Base included: the pages of all pairs are in the current version. */
  readonly href: string;
  readonly from: string;
  readonly to: string;
}

/**
 * What lists every change that a migration guide is about. A guide that starts from another package, and a page that is
 * no migration guide, has none.
 */
export function changesOf(pathname: string): ChangesLink | undefined {
  const guide = migrationGuideOf(pathname);
  if (!guide || guide.from === 'lab') {
    return undefined;
  }
  const {product, from, to} = guide;
  return {href: `${baseOf(CURRENT_NAME)}api/${product}/changes-${from}-to-${to}/`, from, to};
}
