import {useState} from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {permissions, type Permission} from '../../../_data/permissions';

const idsOf = (items: Permission[]): string[] =>
  items.flatMap((item) => [item.id, ...idsOf(item.children ?? [])]);
const allIds = idsOf(permissions);
const propagation = {descendants: true, parents: true};

export default function CheckAll() {
  const [selected, setSelected] = useState<string[]>(['orders.view', 'catalog.view']);
  const all = selected.length === allIds.length;
  const some = !all && selected.length > 0;

  return (
    <Box sx={{width: 280, minHeight: 362}}>
      <FormControlLabel
        label="All permissions"
        sx={{mb: 1}}
        control={
          <Checkbox
            checked={all}
            indeterminate={some}
            inputRef={(input: HTMLInputElement | null) => {
              // The mark alone is not told to screen readers.
              if (input) input.indeterminate = some;
            }}
            onChange={() => setSelected(all ? [] : allIds)}
          />
        }
      />
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
    </Box>
  );
}
