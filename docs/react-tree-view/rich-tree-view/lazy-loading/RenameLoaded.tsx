import Box from '@mui/material/Box';
import {DataSourceCacheDefault} from '@mui/x-tree-view/utils';
import {RichTreeViewPro} from '@mui/x-tree-view-pro/RichTreeViewPro';
import {useRichTreeViewProApiRef} from '@mui/x-tree-view-pro/hooks';
import {archiveSource, type ArchiveNode} from '../../../_data/archiveTree';
import {createFolderServer} from '../../../_data/folderServer';

const dataSource = archiveSource(createFolderServer());
const cache = new DataSourceCacheDefault<ArchiveNode>({});
const projects: ArchiveNode[] = [{id: 'Harbor Hall', label: 'Harbor Hall', count: 4}];

export default function RenameLoaded() {
  const apiRef = useRichTreeViewProApiRef<ArchiveNode>();

  function keep(itemId: string, label: string) {
    const parent = apiRef.current?.getParentId(itemId);
    const siblings = parent ? cache.get(parent) : undefined;
    if (parent && Array.isArray(siblings)) {
      cache.set(
        parent,
        siblings.map((item) => (item.id === itemId ? {...item, label} : item)),
      );
    }
  }

  return (
    <Box sx={{width: 280, minHeight: 224}}>
      <RichTreeViewPro
        isItemEditable
        apiRef={apiRef}
        items={projects}
        dataSource={dataSource}
        dataSourceCache={cache}
        onItemLabelChange={keep}
        defaultExpandedItems={['Harbor Hall']}
        aria-label="Archive"
      />
    </Box>
  );
}
