import {useState} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type {DataSourceCache} from '@mui/x-tree-view/utils';
import {RichTreeViewPro} from '@mui/x-tree-view-pro/RichTreeViewPro';
import {archiveSource, type ArchiveNode} from '../../../_data/archiveTree';
import {createFolderServer} from '../../../_data/folderServer';

const dataSource = archiveSource(createFolderServer());
const folders = new Map<string, ArchiveNode[]>();
const cache: DataSourceCache<ArchiveNode> = {
  get: (key) => folders.get(key),
  set: (key, items) => folders.set(key, items),
  clear: () => folders.clear(),
};
const noItems: ArchiveNode[] = [];

export default function OwnCache() {
  const [kept, setKept] = useState(0);

  return (
    <Box sx={{width: 300, minHeight: 288}}>
      <Button
        size="small"
        onClick={() => {
          cache.clear();
          setKept(0);
        }}
      >
        Clear the cache
      </Button>
      <Typography variant="body2" component="span" role="status" sx={{ml: 1}}>
        {kept} folders kept
      </Typography>
      <RichTreeViewPro
        items={noItems}
        dataSource={dataSource}
        dataSourceCache={cache}
        onItemsLazyLoaded={() => setKept(folders.size)}
        aria-label="Archive"
      />
    </Box>
  );
}
