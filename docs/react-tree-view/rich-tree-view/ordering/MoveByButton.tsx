import {useState} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {RichTreeViewPro} from '@mui/x-tree-view-pro/RichTreeViewPro';
import {permissions, type Permission} from '../../../_data/permissions';

function shift(items: Permission[], id: string, step: number): Permission[] {
  const index = items.findIndex((item) => item.id === id);
  if (index === -1) {
    return items.map((item) => ({
      ...item,
      children: item.children && shift(item.children, id, step),
    }));
  }
  const moved = items.slice();
  moved.splice(Math.max(0, index + step), 0, ...moved.splice(index, 1));
  return moved;
}

export default function MoveByButton() {
  const [items, setItems] = useState(permissions);
  const [selected, setSelected] = useState<string | null>('orders.edit');
  const move = (step: number) => () => selected && setItems(shift(items, selected, step));

  return (
    <Box sx={{width: 280, minHeight: 287}}>
      <Button size="small" disabled={!selected} onClick={move(-1)}>
        Move up
      </Button>
      <Button size="small" disabled={!selected} onClick={move(1)}>
        Move down
      </Button>
      <RichTreeViewPro
        itemsReordering
        items={items}
        selectedItems={selected}
        onSelectedItemsChange={(_, itemId) => setSelected(itemId)}
        defaultExpandedItems={['orders', 'catalog']}
        aria-label="Permissions"
      />
    </Box>
  );
}
