import {useState} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {catalog, catalogBranches} from '../../../_data/catalog';

export default function ExpandAll() {
  const [expanded, setExpanded] = useState<string[]>(['audio', 'microphones']);

  return (
    <Box sx={{width: 280, minHeight: 455}}>
      <Button
        size="small"
        onClick={() => setExpanded(expanded.length === 0 ? catalogBranches : [])}
      >
        {expanded.length === 0 ? 'Expand all' : 'Collapse all'}
      </Button>
      <RichTreeView
        items={catalog}
        expandedItems={expanded}
        onExpandedItemsChange={(_, itemIds) => setExpanded(itemIds)}
        aria-label="Catalog"
      />
    </Box>
  );
}
