import {useState} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {useApplyPropagationToSelectedItemsOnMount} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {permissions} from '../../../_data/permissions';

const propagation = {descendants: true, parents: true};
const groups = new Set(permissions.map(({id}) => id));

export default function SavedRights() {
  const initial = useApplyPropagationToSelectedItemsOnMount({
    items: permissions,
    selectionPropagation: propagation,
    selectedItems: ['orders', 'catalog.price'],
  });
  const [selected, setSelected] = useState(initial);
  const rights = selected.filter((id) => !groups.has(id));

  return (
    <Box sx={{width: 'min(100%, 400px)', minHeight: 334}}>
      <RichTreeView
        multiSelect
        checkboxSelection
        selectionPropagation={propagation}
        items={permissions}
        defaultExpandedItems={['orders', 'catalog']}
        selectedItems={selected}
        onSelectedItemsChange={(_, itemIds) => setSelected(itemIds)}
        aria-label="Permissions"
      />
      <Typography variant="body2" role="status" sx={{mt: 1, overflowWrap: 'anywhere'}}>
        To store: {rights.join(', ') || 'nothing'}
      </Typography>
    </Box>
  );
}
