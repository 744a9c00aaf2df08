import {useState} from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function SelectChapters() {
  const [checkboxes, setCheckboxes] = useState(false);

  return (
    <Box sx={{width: 280, minHeight: 262}}>
      <FormControlLabel
        label="Checkboxes"
        control={
          <Switch checked={checkboxes} onChange={(event) => setCheckboxes(event.target.checked)} />
        }
      />
      <SimpleTreeView
        multiSelect
        checkboxSelection={checkboxes}
        defaultExpandedItems={['arriving', 'working']}
        defaultSelectedItems={['first-day', 'hours']}
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
