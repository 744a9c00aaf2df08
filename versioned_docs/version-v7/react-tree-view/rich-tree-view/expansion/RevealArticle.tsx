import {useState} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {catalog, type CatalogItem} from '../../../_data/catalog';

/** The ids above an item, from the top; `null` when it is not there. */
function pathTo(id: string, items: CatalogItem[] = catalog): string[] | null {
  for (const item of items) {
    if (item.id === id) return [];
    const rest = item.children && pathTo(id, item.children);
    if (rest) return [item.id, ...rest];
  }
  return null;
}

export default function RevealArticle() {
  const [expanded, setExpanded] = useState<string[]>([]);
  const [selected, setSelected] = useState<string | null>(null);

  function reveal(itemId: string) {
    setExpanded([...new Set([...expanded, ...(pathTo(itemId) ?? [])])]);
    setSelected(itemId);
  }

  return (
    <Box sx={{width: 280, minHeight: 287}}>
      <Button size="small" onClick={() => reveal('speaker-monitor')}>
        Show the studio monitor
      </Button>
      <RichTreeView
        items={catalog}
        expandedItems={expanded}
        onExpandedItemsChange={(_, itemIds) => setExpanded(itemIds)}
        selectedItems={selected}
        onSelectedItemsChange={(_, itemId) => setSelected(itemId)}
        aria-label="Catalog"
      />
    </Box>
  );
}
