import {useState} from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {permissions, type Permission} from '../../../_data/permissions';

const isGroup = (permission: Permission) => Boolean(permission.children);

export default function OnlyLeaves() {
  const [frozen, setFrozen] = useState(false);

  return (
    <Box sx={{width: 280, minHeight: 326}}>
      <FormControlLabel
        label="Disable all selection"
        control={<Switch checked={frozen} onChange={(event) => setFrozen(event.target.checked)} />}
      />
      <RichTreeView
        multiSelect
        checkboxSelection
        disableSelection={frozen}
        isItemSelectionDisabled={isGroup}
        items={permissions}
        defaultExpandedItems={['orders']}
        defaultSelectedItems={['orders.view']}
        aria-label="Permissions"
      />
    </Box>
  );
}
