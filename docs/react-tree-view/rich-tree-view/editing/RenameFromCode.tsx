import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {useRichTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {projectFiles} from '../../../_data/files';

export default function RenameFromCode() {
  const apiRef = useRichTreeViewApiRef();

  return (
    <Box sx={{width: 320, minHeight: 255}}>
      <Button size="small" onClick={() => apiRef.current?.updateItemLabel('app', 'Shop.tsx')}>
        Name it Shop.tsx
      </Button>
      <Button size="small" onClick={() => apiRef.current?.setEditedItem('app')}>
        Edit it
      </Button>
      <RichTreeView
        isItemEditable
        apiRef={apiRef}
        items={projectFiles}
        defaultExpandedItems={['src']}
        aria-label="Project files"
      />
    </Box>
  );
}
