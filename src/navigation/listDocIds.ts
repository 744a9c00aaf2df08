import path from 'node:path';

/** The one thing needed of the file system: `fs` of Node fits. */
export interface FolderReader {
  readdirSync: (
    folder: string,
    options: {withFileTypes: true},
  ) => Array<{name: string; isDirectory: () => boolean}>;
  existsSync: (folder: string) => boolean;
}

/**
 * Doc ids of the pages in a folder: paths of its `.mdx` files without the ending. Files and
 * folders that start with `_`, and `node_modules`, are no pages. A missing folder has none.
 */
export function listDocIds(folder: string, fs: FolderReader): Set<string> {
  const ids = new Set<string>();
  function read(relative: string): void {
    for (const entry of fs.readdirSync(path.join(folder, relative), {withFileTypes: true})) {
      const inside = path.posix.join(relative, entry.name);
      if (entry.name.startsWith('_') || entry.name === 'node_modules') {
        continue;
      }
      if (entry.isDirectory()) {
        read(inside);
      } else if (entry.name.endsWith('.mdx')) {
        ids.add(inside.slice(0, -'.mdx'.length));
      }
    }
  }
  if (fs.existsSync(folder)) {
    read('');
  }
  return ids;
}
