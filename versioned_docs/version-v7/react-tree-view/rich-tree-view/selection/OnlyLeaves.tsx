import {useState} from 'react';
import Box from '@mui/material/Box';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {permissions} from '../../../_data/permissions';

const groups = new Set(permissions.map((group) => group.id));

export default function OnlyLeaves() {
  const [selected, setSelected] = useState<string[]>(['orders.view']);

  return (
    <Box sx={{width: 280, minHeight: 288}}>
      <RichTreeView
        multiSelect
        items={permissions}
        defaultExpandedItems={['orders']}
        selectedItems={selected}
        onSelectedItemsChange={(_, itemIds) =>
          setSelected(itemIds.filter((itemId) => !groups.has(itemId)))
        }
        aria-label="Permissions"
      />
    </Box>
  );
}
