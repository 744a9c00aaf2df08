import {useState} from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {useRichTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {projectFiles} from '../../../_data/files';

export default function ReadTheTree() {
  const apiRef = useRichTreeViewApiRef();
  const [facts, setFacts] = useState<string[]>(['Select an item.']);

  function describe(itemId: string | null) {
    const tree = apiRef.current;
    if (!tree || itemId === null) {
      return;
    }
    const children = tree.getItemOrderedChildrenIds(itemId);
    setFacts([
      `getItem: ${tree.getItem(itemId).label}`,
      `getParentId: ${tree.getParentId(itemId) ?? 'null'}`,
      `getItemOrderedChildrenIds: ${children.join(', ') || 'none'}`,
      `getItemDOMElement: ${tree.getItemDOMElement(itemId)?.id}`,
      `getItemTree: ${tree.getItemTree().length} top items`,
    ]);
  }

  return (
    <Stack direction={{xs: 'column', sm: 'row'}} spacing={3} sx={{width: '100%'}}>
      <Box sx={{flex: {sm: '0 0 240px'}}}>
        <RichTreeView
          apiRef={apiRef}
          items={projectFiles}
          defaultExpandedItems={['src']}
          onSelectedItemsChange={(_, itemId) => describe(itemId)}
          aria-label="Project files"
        />
      </Box>
      <Box role="status">
        {facts.map((fact) => (
          <Typography key={fact} variant="body2" sx={{overflowWrap: 'anywhere'}}>
            {fact}
          </Typography>
        ))}
      </Box>
    </Stack>
  );
}
