import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {permissions} from '../../../_data/permissions';

export default function SelectFromOutside() {
  const apiRef = useTreeViewApiRef();

  return (
    <Box sx={{width: 280, minHeight: 326}}>
      <Stack direction="row" spacing={1} sx={{mb: 1}}>
        <Button
          size="small"
          onClick={(event) => apiRef.current?.selectItem({event, itemId: 'orders.edit'})}
        >
          Only edit
        </Button>
        <Button
          size="small"
          onClick={(event) =>
            apiRef.current?.selectItem({
              event,
              itemId: 'orders.refund',
              keepExistingSelection: true,
            })
          }
        >
          Toggle refund
        </Button>
      </Stack>
      <RichTreeView
        multiSelect
        apiRef={apiRef}
        items={permissions}
        defaultExpandedItems={['orders']}
        aria-label="Permissions"
      />
    </Box>
  );
}
