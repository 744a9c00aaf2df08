import {useState} from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {RichTreeViewPro} from '@mui/x-tree-view-pro/RichTreeViewPro';
import {useRichTreeViewProApiRef} from '@mui/x-tree-view-pro/hooks';
import {archiveSource, type ArchiveNode} from '../../../_data/archiveTree';
import {createFolderServer} from '../../../_data/folderServer';

const noItems: ArchiveNode[] = [];

export default function RetryTop() {
  const apiRef = useRichTreeViewProApiRef<ArchiveNode>();
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const [dataSource] = useState(() => {
    const server = createFolderServer();
    server.failNext();
    const source = archiveSource(server);
    const getTreeItems = async (parentId?: string) => {
      if (parentId) {
        return source.getTreeItems(parentId);
      }
      setState('loading');
      const top = source.getTreeItems();
      top.then(
        () => setState('loaded'),
        () => setState('failed'),
      );
      return top;
    };
    return {...source, getTreeItems};
  });

  return (
    <Box sx={{width: 'min(100%, 400px)', minHeight: 160}}>
      {state === 'loading' && <Typography role="status">Loading the archive…</Typography>}
      {state === 'failed' && (
        <Alert
          severity="error"
          action={
            <Button
              color="inherit"
              size="small"
              onClick={() => apiRef.current?.updateItemChildren(null)}
            >
              Try again
            </Button>
          }
        >
          The archive could not be loaded.
        </Alert>
      )}
      <RichTreeViewPro
        apiRef={apiRef}
        items={noItems}
        dataSource={dataSource}
        aria-label="Archive"
      />
    </Box>
  );
}
