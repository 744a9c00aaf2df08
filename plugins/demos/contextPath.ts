import path from 'node:path';

/** Folder of the files that fragments may lean on. */
export const CONTEXTS_FOLDER = path.join(__dirname, 'contexts');

/** Absolute path of a context, as fragments import it. */
export function contextPath(name: string): string {
  return path.join(CONTEXTS_FOLDER, name);
}
