import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type {TreeViewDefaultItemModelProperties} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const items: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'north',
    label: 'North wing',
    children: [
      {id: 'n1', label: 'Reading room'},
      {id: 'n2', label: 'Archive'},
    ],
  },
  {
    id: 'south',
    label: 'South wing',
    children: [
      {id: 's1', label: 'Workshop'},
      {id: 's2', label: 'Café'},
    ],
  },
];

export default function TreeViewExample() {
  const [selected, setSelected] = useState<string[]>(['n1']);
  return (
    <Stack spacing={2} sx={{width: 280}}>
      <RichTreeView
        items={items}
        multiSelect
        checkboxSelection
        defaultExpandedItems={['north', 'south']}
        selectedItems={selected}
        onSelectedItemsChange={(_, ids) => setSelected(ids)}
      />
      <Typography>{selected.length} selected</Typography>
    </Stack>
  );
}
