import Box from '@mui/material/Box';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function FirstSimpleTree() {
  return (
    <Box sx={{width: 280, minHeight: 160}}>
      <SimpleTreeView defaultExpandedItems={['europe']} aria-label="Offices">
        <TreeItem itemId="europe" label="Europe">
          <TreeItem itemId="lyon" label="Lyon" />
          <TreeItem itemId="porto" label="Porto" />
        </TreeItem>
        <TreeItem itemId="asia" label="Asia">
          <TreeItem itemId="busan" label="Busan" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
