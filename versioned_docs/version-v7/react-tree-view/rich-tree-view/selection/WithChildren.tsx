import {useState} from 'react';
import Box from '@mui/material/Box';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {CheckItem} from '../../../_data/CheckItem';
import {permissions, type Permission} from '../../../_data/permissions';

const idsOf = (items: Permission[]): string[] =>
  items.flatMap((item) => [item.id, ...idsOf(item.children ?? [])]);

/** The ids below an item, or none. */
function idsBelow(id: string, items = permissions): string[] {
  for (const {id: own, children = []} of items) {
    const found = own === id ? idsOf(children) : idsBelow(id, children);
    if (found.length > 0) return found;
  }
  return [];
}

export default function WithChildren() {
  const [selected, setSelected] = useState<string[]>(['orders.view']);

  const change = (next: string[]) => {
    const added = next.filter((id) => !selected.includes(id)).flatMap((id) => idsBelow(id));
    const cleared = selected.filter((id) => !next.includes(id)).flatMap((id) => idsBelow(id));
    const all = new Set([...next, ...added]);
    cleared.forEach((id) => all.delete(id));
    setSelected([...all]);
  };

  return (
    <Box sx={{width: 280, minHeight: 288}}>
      <RichTreeView
        multiSelect
        checkboxSelection
        slots={{item: CheckItem}}
        items={permissions}
        defaultExpandedItems={['orders']}
        selectedItems={selected}
        onSelectedItemsChange={(_, itemIds) => change(itemIds)}
        aria-label="Permissions"
      />
    </Box>
  );
}
