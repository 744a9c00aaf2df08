import Box from '@mui/material/Box';
import {RichTreeViewPro} from '@mui/x-tree-view-pro/RichTreeViewPro';
import {permissions} from '../../../_data/permissions';

export default function WithinGroup() {
  return (
    <Box sx={{width: 280, minHeight: 256}}>
      <RichTreeViewPro
        itemsReordering
        items={permissions}
        canMoveItemToNewPosition={({oldPosition, newPosition}) =>
          oldPosition.parentId === newPosition.parentId
        }
        defaultExpandedItems={['orders', 'catalog']}
        aria-label="Permissions"
      />
    </Box>
  );
}
