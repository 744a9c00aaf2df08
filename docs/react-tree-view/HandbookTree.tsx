import Box from '@mui/material/Box';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function HandbookTree() {
  return (
    <Box sx={{width: 280, minHeight: 192}}>
      <SimpleTreeView defaultExpandedItems={['travel']} aria-label="Handbook">
        <TreeItem itemId="welcome" label="Welcome" />
        <TreeItem itemId="travel" label="Travel">
          <TreeItem itemId="booking" label="Booking" />
          <TreeItem itemId="expenses" label="Expenses" />
        </TreeItem>
        <TreeItem itemId="security" label="Security" disabled />
      </SimpleTreeView>
    </Box>
  );
}
