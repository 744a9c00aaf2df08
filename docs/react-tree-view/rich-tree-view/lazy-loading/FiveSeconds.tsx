import {useState} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {DataSourceCacheDefault} from '@mui/x-tree-view/utils';
import {RichTreeViewPro} from '@mui/x-tree-view-pro/RichTreeViewPro';
import {archiveSource, type ArchiveNode} from '../../../_data/archiveTree';
import {createFolderServer} from '../../../_data/folderServer';

const server = createFolderServer();
const dataSource = archiveSource(server);
const cache = new DataSourceCacheDefault<ArchiveNode>({ttl: 5000});
const noItems: ArchiveNode[] = [];

export default function FiveSeconds() {
  const [requests, setRequests] = useState(0);

  return (
    <Box sx={{width: 280, minHeight: 314}}>
      <Typography variant="body2" role="status" gutterBottom>
        {requests} requests so far
      </Typography>
      <RichTreeViewPro
        items={noItems}
        dataSource={dataSource}
        dataSourceCache={cache}
        onItemsLazyLoaded={() => setRequests(server.requests)}
        aria-label="Archive"
      />
    </Box>
  );
}
