import Box from '@mui/material/Box';
import {RichTreeViewPro} from '@mui/x-tree-view-pro/RichTreeViewPro';
import type {ArchiveNode} from '../../../_data/archiveTree';
import {createFolderServer} from '../../../_data/folderServer';

const server = createFolderServer();
const noItems: ArchiveNode[] = [];

const dataSource = {
  getChildrenCount: (item: ArchiveNode) => item.count,
  getTreeItems: async (parentId?: string): Promise<ArchiveNode[]> => {
    const {rows} = await server.children({path: parentId?.split('/') ?? []});
    return rows.map(({id, name, children}) => ({id, label: name, count: children}));
  },
};

export default function LoadProjects() {
  return (
    <Box sx={{width: 280, minHeight: 288}}>
      <RichTreeViewPro items={noItems} dataSource={dataSource} aria-label="Archive" />
    </Box>
  );
}
