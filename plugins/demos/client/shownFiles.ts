import type {CodeLanguage, CodeStyling, DemoCode, DemoSources} from '../types';

/** Edited code by file name. */
export type Edits = Readonly<Record<string, string>>;

/** A file as it is shown: as written, or with the visitor's changes. */
export interface ShownFile {
  name: string;
  code: string;
  /** Highlighted HTML; absent when the code was changed. */
  html?: string;
}

/**
 * Files of a variant in one language, the demo's own first, with the visitor's changes in place.
 * Files that have nothing to show in JavaScript are left out. Empty when the sources lack the styling.
 */
export function shownFiles(
  sources: DemoSources,
  styling: CodeStyling,
  language: CodeLanguage,
  edits: Edits = {},
): ShownFile[] {
  const files = sources[styling]?.files ?? [];
  return files
    .map((file) => (language === 'js' ? file.js : file.ts))
    .filter((code): code is DemoCode => code !== undefined)
    .map(({name, code, html}) => {
      const edited = edits[name];
      return edited === undefined || edited === code ? {name, code, html} : {name, code: edited};
    });
}

/** Name of a file without its folders, for tabs. */
export function baseName(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}
