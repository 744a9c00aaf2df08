import {useState} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function ClickedChapter() {
  const [clicked, setClicked] = useState('nothing yet');

  return (
    <Box sx={{width: 280, minHeight: 250}}>
      <Typography variant="body2" role="status" gutterBottom>
        Clicked: {clicked}
      </Typography>
      <SimpleTreeView
        defaultExpandedItems={['arriving', 'working']}
        onItemClick={(_, itemId) => setClicked(itemId)}
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
