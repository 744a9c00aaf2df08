import {useState} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

const propagation = {descendants: true, parents: true};

export default function WholeChapters() {
  const [selected, setSelected] = useState<string[]>([]);

  return (
    <Box sx={{width: 'min(100%, 400px)', minHeight: 250}}>
      <SimpleTreeView
        multiSelect
        checkboxSelection
        selectionPropagation={propagation}
        selectedItems={selected}
        onSelectedItemsChange={(_, itemIds) => setSelected(itemIds)}
        defaultExpandedItems={['arriving']}
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
      <Typography variant="body2" role="status" sx={{mt: 1}}>
        Selected: {selected.join(', ') || 'nothing'}
      </Typography>
    </Box>
  );
}
