import type {FolderServer} from './folderServer';

/** A folder or a file of the archive, as a tree shows it. */
export interface ArchiveNode {
  id: string;
  label: string;
  /** How many items are directly in it. */
  count: number;
  children?: ArchiveNode[];
}

/** Reads the archive folder by folder; without an id it reads the top. */
export function archiveSource(server: Pick<FolderServer, 'children'>) {
  return {
    getChildrenCount: ({count}: ArchiveNode) => count,
    getTreeItems: async (parentId?: string): Promise<ArchiveNode[]> => {
      const {rows} = await server.children({path: parentId?.split('/') ?? []});
      return rows.map(({id, name, children}) => ({id, label: name, count: children}));
    },
  };
}
