import {useState} from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function DisabledChapter() {
  const [focusable, setFocusable] = useState(false);

  return (
    <Box sx={{width: 280, minHeight: 262}}>
      <FormControlLabel
        label="Disabled items take focus"
        control={
          <Switch checked={focusable} onChange={(event) => setFocusable(event.target.checked)} />
        }
      />
      <SimpleTreeView
        disabledItemsFocusable={focusable}
        defaultExpandedItems={['arriving', 'working']}
        aria-label="Handbook"
      >
        <TreeItem itemId="arriving" label="Arriving">
          <TreeItem itemId="first-day" label="Your first day" />
          <TreeItem itemId="equipment" label="Equipment" disabled />
        </TreeItem>
        <TreeItem itemId="working" label="Working" disabled>
          <TreeItem itemId="hours" label="Hours" />
          <TreeItem itemId="leave" label="Leave" />
        </TreeItem>
        <TreeItem itemId="contacts" label="Contacts" />
      </SimpleTreeView>
    </Box>
  );
}
