import {useState} from 'react';
import Box from '@mui/material/Box';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {catalog} from '../../../_data/catalog';

const departments = new Set(catalog.map(({id}) => id));

export default function OneDepartment() {
  const [expanded, setExpanded] = useState<string[]>(['lighting']);

  return (
    <Box sx={{width: 280, minHeight: 288}}>
      <RichTreeView
        items={catalog}
        expandedItems={expanded}
        onExpandedItemsChange={(_, itemIds) => {
          const opened = itemIds.find((id) => departments.has(id) && !expanded.includes(id));
          setExpanded(
            opened ? itemIds.filter((id) => id === opened || !departments.has(id)) : itemIds,
          );
        }}
        aria-label="Catalog"
      />
    </Box>
  );
}
