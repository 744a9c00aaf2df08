import {useState} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

const pages = ['first-day', 'equipment', 'hours', 'leave', 'contacts'];

export default function ReadingList() {
  const [selected, setSelected] = useState<string[]>(['hours']);

  return (
    <Box sx={{width: 280, minHeight: 255}}>
      <Button size="small" onClick={() => setSelected(pages)}>
        All pages
      </Button>
      <Button size="small" onClick={() => setSelected([])}>
        None
      </Button>
      <SimpleTreeView
        multiSelect
        checkboxSelection
        selectedItems={selected}
        onSelectedItemsChange={(_, itemIds) => setSelected(itemIds)}
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
