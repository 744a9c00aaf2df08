import {useMemo, useState} from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {catalog, type CatalogItem} from '../../../_data/catalog';

/** Items whose label has the text, with all their ancestors. */
function search(items: CatalogItem[], text: string): CatalogItem[] {
  return items.flatMap((item) => {
    if (item.label.toLowerCase().includes(text)) {
      return [item];
    }
    const children = search(item.children ?? [], text);
    return children.length > 0 ? [{...item, children}] : [];
  });
}

const branchesOf = (items: CatalogItem[]): string[] =>
  items.flatMap(({id, children}) => (children ? [id, ...branchesOf(children)] : []));

export default function SearchTree() {
  const [query, setQuery] = useState('studio');
  const [expanded, setExpanded] = useState<string[]>(() => branchesOf(search(catalog, 'studio')));
  const found = useMemo(() => search(catalog, query.trim().toLowerCase()), [query]);

  return (
    <Box sx={{width: 280, minHeight: 344}}>
      <TextField
        label="Search the catalog"
        type="search"
        size="small"
        fullWidth
        value={query}
        helperText={found.length === 0 ? 'Nothing found' : ' '}
        onChange={(event) => {
          const text = event.target.value.trim().toLowerCase();
          setQuery(event.target.value);
          setExpanded(text === '' ? [] : branchesOf(search(catalog, text)));
        }}
      />
      <RichTreeView
        items={found}
        expandedItems={expanded}
        onExpandedItemsChange={(_, itemIds) => setExpanded(itemIds)}
        aria-label="Catalog"
      />
    </Box>
  );
}
