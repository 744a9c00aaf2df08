import Stack from '@mui/material/Stack';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

const items = [
  {id: 'north', label: 'Warehouse North', children: [{id: 'n1', label: 'Aisle 1'}]},
  {id: 'south', label: 'Warehouse South'},
];

export default function BothTrees() {
  return (
    <Stack spacing={2} sx={{minHeight: 300, width: '100%', maxWidth: 320}}>
      <SimpleTreeView aria-label="Teams" defaultExpandedItems={['design']}>
        <TreeItem itemId="design" label="Design">
          <TreeItem itemId="icons" label="Icons" />
        </TreeItem>
        <TreeItem itemId="sales" label="Sales" />
      </SimpleTreeView>
      <RichTreeView aria-label="Warehouses" items={items} defaultExpandedItems={['north']} />
    </Stack>
  );
}
