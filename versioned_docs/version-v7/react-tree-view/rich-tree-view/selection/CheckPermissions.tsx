import {useState} from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {CheckItem} from '../../../_data/CheckItem';
import {permissions} from '../../../_data/permissions';

export default function CheckPermissions() {
  const [several, setSeveral] = useState(true);

  return (
    <Box sx={{width: 280, minHeight: 326}}>
      <FormControlLabel
        label="Several items"
        control={
          <Switch checked={several} onChange={(event) => setSeveral(event.target.checked)} />
        }
      />
      <RichTreeView
        key={String(several)}
        checkboxSelection
        slots={{item: CheckItem}}
        multiSelect={several}
        items={permissions}
        defaultExpandedItems={['orders']}
        aria-label="Permissions"
      />
    </Box>
  );
}
