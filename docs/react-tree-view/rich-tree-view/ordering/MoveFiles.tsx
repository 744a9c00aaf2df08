import {useState} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {RichTreeViewPro} from '@mui/x-tree-view-pro/RichTreeViewPro';
import {catalog} from '../../../_data/catalog';

export default function MoveFiles() {
  const [move, setMove] = useState('Drag an item');

  return (
    <Box sx={{width: 320, minHeight: 282}}>
      <Typography variant="body2" role="status" gutterBottom>
        {move}
      </Typography>
      <RichTreeViewPro
        itemsReordering
        items={catalog}
        defaultExpandedItems={['lighting', 'network']}
        onItemPositionChange={({itemId, newPosition: {parentId, index}}) =>
          setMove(`${itemId} is in ${parentId ?? 'the top'} at ${index}`)
        }
        aria-label="Catalog"
      />
    </Box>
  );
}
