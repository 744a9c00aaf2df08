import type {MouseEvent} from 'react';
import Box from '@mui/material/Box';
import {useTreeItemUtils} from '@mui/x-tree-view/hooks';
import type {TreeViewCancellableEvent} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import {permissions} from '../../_data/permissions';

function RowItem(props: TreeItemProps) {
  const {itemId, children} = props;
  const {publicAPI, status} = useTreeItemUtils({itemId, children});

  function toggle(event: MouseEvent & TreeViewCancellableEvent) {
    if (status.expandable || (event.target as Element).closest('input')) {
      return;
    }
    event.defaultMuiPrevented = true;
    publicAPI.focusItem(event, itemId);
    publicAPI.setItemSelection({event, itemId, keepExistingSelection: true});
  }

  return <TreeItem {...props} slotProps={{content: {onClick: toggle}}} />;
}

export default function WholeRow() {
  return (
    <Box sx={{width: 280, minHeight: 256}}>
      <RichTreeView
        multiSelect
        checkboxSelection
        items={permissions}
        slots={{item: RowItem}}
        defaultExpandedItems={['orders', 'catalog']}
        aria-label="Permissions"
      />
    </Box>
  );
}
