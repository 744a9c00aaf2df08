import {useState} from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {RichTreeViewPro} from '@mui/x-tree-view-pro/RichTreeViewPro';
import {archiveSource, type ArchiveNode} from '../../../_data/archiveTree';
import {createFolderServer} from '../../../_data/folderServer';

const noItems: ArchiveNode[] = [];

export default function RetryTop() {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const [dataSource] = useState(() => {
    const server = createFolderServer();
    server.failNext();
    const source = archiveSource(server);
    const getTreeItems = async (parentId?: string) => {
      try {
        const items = await source.getTreeItems(parentId);
        setState('loaded');
        return items;
      } catch (error) {
        setState(parentId ? 'loaded' : 'failed');
        throw error;
      }
    };
    return {...source, getTreeItems};
  });

  if (state === 'failed') {
    const retry = (
      <Button color="inherit" size="small" onClick={() => setState('loading')}>
        Try again
      </Button>
    );
    return (
      <Box sx={{width: 'min(100%, 400px)', minHeight: 184}}>
        <Alert severity="error" action={retry}>
          The archive could not be loaded.
        </Alert>
      </Box>
    );
  }
  return (
    <Box sx={{width: 'min(100%, 400px)', minHeight: 184}}>
      {state === 'loading' && <Typography role="status">Loading the archive…</Typography>}
      <RichTreeViewPro
        items={noItems}
        dataSource={dataSource}
        aria-busy={state === 'loading'}
        aria-label="Archive"
      />
    </Box>
  );
}
