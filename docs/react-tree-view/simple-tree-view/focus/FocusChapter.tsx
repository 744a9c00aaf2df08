import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {useSimpleTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function FocusChapter() {
  const apiRef = useSimpleTreeViewApiRef();

  return (
    <Box sx={{width: 280, minHeight: 255}}>
      <Button size="small" onClick={(event) => apiRef.current?.focusItem(event, 'leave')}>
        Focus Leave
      </Button>
      <SimpleTreeView
        apiRef={apiRef}
        defaultExpandedItems={['arriving', 'working']}
        aria-label="Handbook"
      >
        <TreeItem itemId="arriving" label="Arriving">
          <TreeItem itemId="first-day" label="Your first day" />
          <TreeItem itemId="equipment" label="Equipment" />
        </TreeItem>
        <TreeItem itemId="working" label="Working">
          <TreeItem itemId="hours" label="Hours" />
          <TreeItem itemId="leave" label="Leave" />
        </TreeItem>
        <TreeItem itemId="contacts" label="Contacts" />
      </SimpleTreeView>
    </Box>
  );
}
