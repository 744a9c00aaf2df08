import {useState} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

const chapters = ['arriving', 'working'];

export default function AllChapters() {
  const [expanded, setExpanded] = useState<string[]>([]);

  return (
    <Box sx={{width: 280, minHeight: 255}}>
      <Button size="small" onClick={() => setExpanded(expanded.length === 0 ? chapters : [])}>
        {expanded.length === 0 ? 'Expand all' : 'Collapse all'}
      </Button>
      <SimpleTreeView
        expandedItems={expanded}
        onExpandedItemsChange={(_, itemIds) => setExpanded(itemIds)}
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
