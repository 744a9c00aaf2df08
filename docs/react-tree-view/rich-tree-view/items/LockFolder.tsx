import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {useRichTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {projectFiles} from '../../../_data/files';

export default function LockFolder() {
  const apiRef = useRichTreeViewApiRef();

  return (
    <Box sx={{width: 280, minHeight: 319}}>
      <Button
        size="small"
        onClick={() => apiRef.current?.setIsItemDisabled({itemId: 'components'})}
      >
        Lock or unlock components
      </Button>
      <RichTreeView
        apiRef={apiRef}
        items={projectFiles}
        defaultExpandedItems={['src', 'components']}
        aria-label="Project files"
      />
    </Box>
  );
}
